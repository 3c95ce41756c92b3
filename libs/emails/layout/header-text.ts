/**
 * Characters that are invalid in a header or change how a name is displayed: control characters, line separators and
 * bidirectional formatting.
 */
const INVALID_CHARACTERS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Sanitizes entered text to one header line. */
export function toHeaderText(text: string): string {
  return text.replaceAll(INVALID_CHARACTERS, ' ').trim();
}
