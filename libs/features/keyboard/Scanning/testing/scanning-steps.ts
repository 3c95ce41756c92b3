import { expect, userEvent, waitFor, within } from 'storybook/test';

/** More moves than one round of scanning has. */
const MAX_MOVES = 60;

export const moves = (count: number) => ' '.repeat(count);

/** Until scanning is active, its frame is hidden. */
const waitForFrame = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByTestId('scan-frame')).toBeVisible());

/** Presses keys once scanning is active. */
export async function pressKeys(canvasElement: HTMLElement, keys: string) {
  await waitForFrame(canvasElement);
  await userEvent.keyboard(keys);
}

function isFramed(canvasElement: HTMLElement, target: HTMLElement): boolean {
  const frame = within(canvasElement).getByTestId('scan-frame').getBoundingClientRect();
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return frame.left <= left && frame.right >= right && frame.top <= top && frame.bottom >= bottom;
}

export async function expectFrameAround(canvasElement: HTMLElement, name: string) {
  const key = within(canvasElement).getByRole('button', { name });
  await waitFor(() => expect(isFramed(canvasElement, key)).toBe(true));
}

/** Moves the frame with two switches until it is around a target, and presses the other switch. */
export async function choose(canvasElement: HTMLElement, target: HTMLElement) {
  await waitForFrame(canvasElement);
  for (let moved = 0; moved < MAX_MOVES && !isFramed(canvasElement, target); moved += 1)
    await userEvent.keyboard(moves(1));
  await expect(isFramed(canvasElement, target)).toBe(true);
  await userEvent.keyboard('{Enter}');
}
