/** Downloads content fetched with an authenticated request, which a plain link cannot send. */
export function downloadFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
