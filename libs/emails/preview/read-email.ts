import { expect, waitFor, within } from 'storybook/test';

/** Waits for the email to render, then checks that each text is in both versions and that nothing overflows. */
export async function readEmail(canvasElement: HTMLElement, texts: readonly string[]): Promise<void> {
  const canvas = within(canvasElement);
  const frame = canvas.getByTitle<HTMLIFrameElement>('The email');
  const text = canvasElement.querySelector('pre')?.textContent ?? '';

  for (const expected of texts) {
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain(expected));
    await expect(text).toContain(expected);
  }
  const root = frame.contentDocument?.documentElement;
  await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
}
