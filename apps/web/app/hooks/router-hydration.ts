import { replayEarlyInput, replayEarlyPresses } from '@paniscus/islands/browser';

let replayInput: (() => void) | undefined;

/** Records what is typed from here on; called right before React Router hydrates the document. */
export function startHydration(): void {
  replayInput = replayEarlyInput(document.body);
}

/** Replays what was typed and pressed before React Router hydrated the page. */
export function finishHydration(): void {
  replayInput?.();
  replayInput = undefined;
  const { body } = document;
  void replayEarlyPresses(body).finally(() => body.setAttribute('data-hydrated', ''));
}
