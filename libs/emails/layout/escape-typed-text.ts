/** Invisible; mail programs make no link across it. */
const BREAK = '\u200b';

/**
 * What a stranger has typed, for a letter to somebody else: no mail program makes a link of an address in it, and
 * nothing in it turns the direction of writing.
 */
export function withoutLinks(typed: string): string {
  return typed
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/(?<=[.:/@])(?=\S)/gu, BREAK);
}
