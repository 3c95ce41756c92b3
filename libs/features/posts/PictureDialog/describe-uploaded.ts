import { formatList } from '@paniscus/domain/text';

/** Names the pictures that are in the library now: 'a.png and b.png are in the library.' */
export function describeUploaded(names: readonly string[]): string {
  return names.length === 1
    ? `${formatList(names)} is in the library. Open it to add alt text.`
    : `${formatList(names)} are in the library. Open them to add alt text.`;
}
