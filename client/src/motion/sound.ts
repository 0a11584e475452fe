// Small sounds made on the spot: paper, a bell for your turn, ravens at dawn. Nothing to load, and nothing at all
// before the first touch, since browsers want it so.
import { preferences } from '../state/preferences.svelte';

export type SoundName = 'card' | 'turn' | 'yours' | 'wake' | 'count' | 'won' | 'wrong' | 'right' | 'said' | 'tick';

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

function air(): AudioContext | null {
  if (!preferences.kept.sound || typeof AudioContext === 'undefined') return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(name: SoundName): void {
  const audio = air();
  if (!audio) return;
  if (name === 'card') rustle(audio, 0.09, 1800, 0.16);
  else if (name === 'turn') rustle(audio, 0.06, 3200, 0.1);
  else if (name === 'yours') chime(audio, [659, 988], 0.09, 0.05);
  else if (name === 'count') chime(audio, [523], 0.05, 0.04);
  else if (name === 'right') chime(audio, [784, 1047, 1319], 0.08, 0.07);
  else if (name === 'said') chime(audio, [440, 440], 0.12, 0.05);
  else if (name === 'tick') chime(audio, [1320], 0.03, 0.03);
  else if (name === 'wake') chime(audio, [392, 523, 659, 784], 0.14, 0.08);
  else if (name === 'won') chime(audio, [523, 659, 784, 1047, 1319], 0.13, 0.08);
  else chime(audio, [311, 262], 0.14, 0.06);
}

export function buzz(pattern: number | number[]): void {
  if (preferences.kept.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

function rustle(audio: AudioContext, seconds: number, pitch: number, loudness: number): void {
  if (!paper) {
    paper = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = paper.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: paper });
  const band = new BiquadFilterNode(audio, {
    type: 'bandpass',
    frequency: pitch * (0.9 + 0.2 * Math.random()),
    Q: 0.9,
  });
  source
    .connect(band)
    .connect(fade(audio, loudness, 0, seconds))
    .connect(audio.destination);
  source.start(0, Math.random() * 0.1, seconds);
}

function chime(audio: AudioContext, pitches: readonly number[], apart: number, loudness: number): void {
  pitches.forEach((frequency, step) => {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    tone.connect(fade(audio, loudness, step * apart, 0.6)).connect(audio.destination);
    tone.start(audio.currentTime + step * apart);
    tone.stop(audio.currentTime + step * apart + 0.6);
  });
}

function fade(audio: AudioContext, loudness: number, after: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + after;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}
