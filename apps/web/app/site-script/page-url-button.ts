/** How long a button says that it has copied. */
const ANNOUNCEMENT_MS = 4000;

/** Copies the whole address behind a button, and says so: on it for those who look, in the page's status for those who listen. */
export async function clipAddress(button: HTMLElement): Promise<void> {
  const status = document.querySelector<HTMLElement>('[data-copied-said]');
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.link ?? '', location.href).href);
  } catch {
    // The browser keeps its clipboard closed: the entry's heading is the same link.
    return;
  }
  button.dataset.copied = '';
  if (status) status.textContent = status.dataset.copiedSaid ?? '';
  setTimeout(() => {
    delete button.dataset.copied;
    if (status) status.textContent = '';
  }, ANNOUNCEMENT_MS);
}
