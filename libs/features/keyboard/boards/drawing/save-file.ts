/** Hands a file to the browser, which asks where it goes or puts it among the downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the press; a minute is more than it needs for files of this size.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
