import { within } from 'storybook/test';

/** A key of the board, once the aids listen. */
export async function findKey(canvasElement: HTMLElement): Promise<HTMLElement> {
  const board = await within(canvasElement).findByTestId('listening');
  return within(board).getByRole('button', { name: 'banana' });
}

/** Dispatches a pointer event in a corner of an element. */
export function point(key: HTMLElement, kind: string, pointerType = 'touch', pointerId = 1): void {
  const { left, top } = key.getBoundingClientRect();
  const at = { clientX: left + 9, clientY: top + 9 };
  key.dispatchEvent(new PointerEvent(kind, { ...at, pointerType, pointerId, bubbles: true }));
}
