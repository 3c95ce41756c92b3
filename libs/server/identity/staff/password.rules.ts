import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '@paniscus/domain/session';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** Shorter usernames occur in many words by chance. */
const NAME_MIN = 4;
const DISTINCT_MIN = 5;
/** Common substitutions of letters by digits and symbols. */
const LOOKALIKE_CHARACTERS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

/** Hashing time grows with the length, so longer passwords are rejected before hashing. */
export function isPasswordTooLong(password: string): boolean {
  return Buffer.byteLength(password) > PASSWORD_MAX_BYTES;
}

/** Returns why a new password is unacceptable, in one sentence, or undefined when it is acceptable. */
export function validatePassword(password: string, names: readonly string[]): string | undefined {
  if ([...password].length < PASSWORD_MIN) return `The password must be at least ${PASSWORD_MIN} characters.`;
  if (isPasswordTooLong(password)) return `The password must be at most ${PASSWORD_MAX_BYTES} bytes.`;

  const lower = password.normalize('NFKC').toLowerCase();
  if (names.some((name) => name.length >= NAME_MIN && lower.includes(name.toLowerCase())))
    return 'The password must not contain your username.';
  if (new Set(lower).size < DISTINCT_MIN || isSequence(lower) || isCommon(lower))
    return 'This password is too easy to guess. Please choose another.';
  return undefined;
}

/** Detects a common word, also with digits and symbols around it, between its parts or in place of its letters. */
function isCommon(lower: string): boolean {
  const desubstituted = lower.replace(
    /[0134578@$]/g,
    (character) => LOOKALIKE_CHARACTERS[character] ?? character,
  );
  const joined = withoutEdges(lower).replace(/[\s_.-]/g, '');
  return [lower, withoutEdges(lower), desubstituted, withoutEdges(desubstituted), joined].some((text) =>
    COMMON_PASSWORDS.has(text),
  );
}

function withoutEdges(text: string): string {
  const characters = [...text];
  const isAlphabetic = (character: string) => /\p{L}/u.test(character);
  return characters
    .slice(characters.findIndex(isAlphabetic), characters.findLastIndex(isAlphabetic) + 1)
    .join('');
}

/** Sequences of adjacent characters, in either direction: 1234567890, abcdefghij, 9876543210. */
function isSequence(lower: string): boolean {
  const steps = [...lower].slice(1).map((character, index) => {
    return (character.codePointAt(0) ?? 0) - (lower.codePointAt(index) ?? 0);
  });
  const sequential = steps.filter((step) => step === 1 || step === -1 || step === 0).length;
  return sequential >= steps.length * 0.8;
}
