export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click; one minute is ample for files of this size.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
