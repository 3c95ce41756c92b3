import { expect, userEvent, waitFor, within } from 'storybook/test';

export const moves = (count: number) => ' '.repeat(count);

/** Presses keys once scanning is active; until then its frame is hidden. */
export async function pressKeys(canvasElement: HTMLElement, keys: string) {
  await waitFor(() => expect(within(canvasElement).getByTestId('scan-frame')).toBeVisible());
  await userEvent.keyboard(keys);
}

export async function expectFrameAround(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  const key = canvas.getByRole('button', { name }).getBoundingClientRect();
  await waitFor(() => {
    const frame = canvas.getByTestId('scan-frame').getBoundingClientRect();
    const isInside = {
      left: frame.left <= key.left,
      right: frame.right >= key.right,
      top: frame.top <= key.top,
      bottom: frame.bottom >= key.bottom,
    };
    return expect(isInside).toEqual({ left: true, right: true, top: true, bottom: true });
  });
}
