/**
 * What has no place in a letter's head, or makes a name read otherwise than it is written: control characters, line
 * ends, and the signs that turn the direction of writing.
 */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line for a letter's head, whatever a person has typed. */
export function toHeaderText(text: string): string {
  return text.replaceAll(UNSEEN, ' ').trim();
}
