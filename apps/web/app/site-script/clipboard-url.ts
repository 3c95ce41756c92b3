/** How long the button shows its confirmation, in ms. */
const ANNOUNCEMENT_MS = 4000;

/** Copies the absolute URL of a button to the clipboard and confirms on the button and in the live region. */
export async function copyUrl(button: HTMLElement): Promise<void> {
  const status = document.querySelector<HTMLElement>('[data-copied-said]');
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.link ?? '', location.href).href);
  } catch {
    // Clipboard access is denied: the entry's heading is the same link.
    return;
  }
  button.dataset.copied = '';
  if (status) status.textContent = status.dataset.copiedSaid ?? '';
  setTimeout(() => {
    delete button.dataset.copied;
    if (status) status.textContent = '';
  }, ANNOUNCEMENT_MS);
}
