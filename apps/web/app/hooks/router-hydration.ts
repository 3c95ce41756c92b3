import { replayEarlyInput, replayEarlyPresses, setForeignElementsAside } from '@paniscus/islands/browser';

let replayInput: (() => void) | undefined;
let returnForeignElements: (() => void) | undefined;

/** Records what is typed from here on; called right before React Router hydrates the document. */
export function startHydration(): void {
  replayInput = replayEarlyInput(document.body);
  returnForeignElements = setForeignElementsAside(document.body);
}

/** Replays what was typed and pressed before React Router hydrated the page. */
export function finishHydration(): void {
  returnForeignElements?.();
  replayInput?.();
  returnForeignElements = undefined;
  replayInput = undefined;
  const { body } = document;
  void replayEarlyPresses(body).finally(() => body.setAttribute('data-hydrated', ''));
}
