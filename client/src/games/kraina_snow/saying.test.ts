// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Desk } from '../../state/desk.svelte';
import SayField from './SayField.svelte';

it('lets a refusal go whose field went away with the turn', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let answer: (answer: object) => void = () => {};
  const play = () => new Promise((resolve) => (answer = resolve));
  const desk = { play, remark: '', reading: false } as unknown as Desk;
  const pass = createRawSnippet(() => ({ render: () => '<button type="button"></button>' }));
  const field = mount(SayField, {
    target: document.body,
    props: { desk, kind: 'clue', can: true, tongue: 'pl', problem: '', pass },
  });
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'sowa';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  const refused = vi.fn();
  process.on('unhandledRejection', refused);

  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await unmount(field);
  answer({ type: 'refused', reason: 'it is not your turn' });
  await new Promise((resolve) => setTimeout(resolve));

  expect(refused).not.toHaveBeenCalled();
  process.off('unhandledRejection', refused);
  vi.unstubAllGlobals();
});
