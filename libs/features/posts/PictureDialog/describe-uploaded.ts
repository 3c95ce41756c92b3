/** Names the pictures that are in the library now: 'a.png and b.png are in the library.' */
export function describeUploaded(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length === 1) return `${last} is in the library. Open it to add alt text.`;
  return `${names.slice(0, -1).join(', ')} and ${last} are in the library. Open them to add alt text.`;
}
