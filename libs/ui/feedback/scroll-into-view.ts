/** Ref of a message that comes into view when it appears, wherever the page is scrolled to. */
export function scrollIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
