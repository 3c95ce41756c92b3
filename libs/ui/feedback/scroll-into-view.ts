/** Brings a message into view, wherever the page is scrolled to; as its ref, when it appears. */
export function scrollIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
