/**
 * Opens the page that shows the result of a payment. Without a network the browser would show its own error page instead,
 * so the page opens when the network is back.
 */
export function openResultPage(path: string): void {
  if (navigator.onLine) location.assign(path);
  else addEventListener('online', () => location.assign(path), { once: true });
}

/**
 * Opens the page that explains a failed payment. Without a network the form has to explain it.
 *
 * @returns The message of the form.
 */
export function openFailurePage(path: string, message: string, reason = message): string {
  if (!navigator.onLine) return reason;
  location.assign(path);
  return message;
}
