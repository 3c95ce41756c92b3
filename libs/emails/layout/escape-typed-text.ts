import { isolateName } from '@paniscus/domain/text';

/** Zero-width space; mail clients do not create links across it. */
const BREAK = '\u200b';

/**
 * Sanitizes text entered by one person for an email to another: mail clients make no link of a URL in it, and it cannot
 * change the text direction.
 */
export function withoutLinks(typed: string): string {
  return typed
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/(?<=[.:/@])(?=\S)/gu, BREAK);
}

/** Sanitizes a name like `withoutLinks`, for use in a sentence. */
export const toNameInSentence = (typed: string): string => isolateName(withoutLinks(typed));
