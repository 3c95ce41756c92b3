import { replayEarlyInput, replayEarlyPresses, setForeignElementsAside } from '@paniscus/islands/browser';

let replayInput: (() => Promise<void>) | undefined;
let returnForeignElements: (() => void) | undefined;

/** Records what is typed from here on; called right before React Router hydrates the document. */
export function startHydration(): void {
  replayInput = replayEarlyInput(document.body);
  returnForeignElements = setForeignElementsAside(document.body);
}

/** Replays what was typed and pressed before React Router hydrated the page. */
export function finishHydration(): void {
  returnForeignElements?.();
  const inputReplay = replayInput?.() ?? Promise.resolve();
  returnForeignElements = undefined;
  replayInput = undefined;
  const { body } = document;
  void inputReplay.then(() => replayEarlyPresses(body)).finally(() => body.setAttribute('data-hydrated', ''));
}
