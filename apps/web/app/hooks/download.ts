/** Has the browser save a file that this page got with a call, which a plain link could not make. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
