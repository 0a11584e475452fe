// Reading clues aloud, and writing down what is spoken, where the browser can. Nothing depends on either.
import { preferences } from '../../state/preferences.svelte';

const TONGUES = { pl: 'pl-PL', en: 'en-GB' } as const;
export type Tongue = keyof typeof TONGUES;

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** A clue that comes while another is still being read takes its place: the newest counts. */
export function readAloud(text: string, tongue: Tongue): void {
  if (!preferences.kept.aloud || !canSpeak()) return;
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = TONGUES[tongue];
  const voice = speechSynthesis.getVoices().find((voice) => voice.lang.startsWith(tongue));
  if (voice) spoken.voice = voice;
  spoken.rate = 0.95;
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult:
    | ((event: {
        resultIndex: number;
        results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
      }) => void)
    | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  stop(): void;
}
type Recogniser = new () => Recognition;

function recogniser(): Recogniser | null {
  const browser = globalThis as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => recogniser() !== null;

/** Somebody speaks, and `hear` gets whole phrases as they are understood. */
export class Dictation {
  listening = $state(false);
  #recognition: Recognition | null = null;

  constructor(
    readonly tongue: () => Tongue,
    readonly hear: (text: string) => void,
    readonly continuous: boolean,
  ) {}

  toggle(): void {
    if (this.listening) this.stop();
    else this.#start();
  }

  stop(): void {
    this.listening = false;
    this.#recognition?.stop();
    this.#recognition = null;
  }

  #start(): void {
    const Made = recogniser();
    if (!Made) return;
    hush();
    const recognition = (this.#recognition = new Made());
    recognition.lang = TONGUES[this.tongue()];
    recognition.continuous = this.continuous;
    recognition.interimResults = false;
    recognition.onresult = (event) => {
      for (let result = event.resultIndex; result < event.results.length; result++) {
        const heard = event.results[result];
        if (heard?.isFinal) this.hear(heard[0]?.transcript.trim() ?? '');
      }
    };
    recognition.onerror = () => this.stop();
    // A browser stops listening after a silence: whoever still dictates goes on.
    recognition.onend = () => {
      if (this.listening && this.continuous && this.#recognition === recognition) recognition.start();
      else if (this.#recognition === recognition) this.stop();
    };
    this.listening = true;
    recognition.start();
  }
}
