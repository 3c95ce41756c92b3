import { isCharacter } from '@paniscus/ui';

/** What was typed before a text field was there to take it. */
export type TypedAhead = {
  text: string;
  /** Enter was pressed last. */
  isEntered: boolean;
};

export type TypeAhead = {
  /** Collects from now on what is typed. Does nothing once it was taken: what is loaded shows at once. */
  start: () => void;
  /** Returns what was typed, and ends the collection. */
  take: () => TypedAhead;
  /** Drops what was typed. */
  stop: () => void;
};

/**
 * Collects what is typed while a dialog with a text field is loading. `onCancel` is called when Escape is pressed; Tab or
 * a press of the pointer ends the collection as well.
 */
export function createTypeAhead(onCancel: () => void): TypeAhead {
  let typed: TypedAhead = { text: '', isEntered: false };
  let isTaken = false;
  let controller: AbortController | undefined;
  const stop = () => {
    controller?.abort();
    controller = undefined;
    typed = { text: '', isEntered: false };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') return stop();
    if (key === 'Escape') {
      stop();
      onCancel();
    } else if (key === 'Enter') typed = { ...typed, isEntered: true };
    else if (key === 'Backspace') typed = { text: typed.text.slice(0, -1), isEntered: false };
    else if (isCharacter(event)) typed = { text: typed.text + key, isEntered: false };
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  return {
    start() {
      if (isTaken || controller !== undefined) return;
      controller = new AbortController();
      const options = { capture: true, signal: controller.signal };
      addEventListener('keydown', onKeyDown, options);
      addEventListener('pointerdown', stop, options);
    },
    take() {
      const taken = typed;
      isTaken = true;
      stop();
      return taken;
    },
    stop,
  };
}
