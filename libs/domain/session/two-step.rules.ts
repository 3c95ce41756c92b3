/** Problem types (RFC 9457) of a sign-in whose password was right. */
export const SIGN_IN_PROBLEMS = {
  codeRequired: 'urn:paniscus:problem:one-time-code-required',
  codeWrong: 'urn:paniscus:problem:one-time-code-wrong',
} as const;

/** Longest code that is accepted with all spaces and hyphens that people type. */
export const CODE_MAX = 40;

export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Base32 of Douglas Crockford, without characters that look like digits: https://www.crockford.com/base32.html */
export const RECOVERY_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUP = 4;
const LOOKALIKES: Record<string, string> = { O: '0', I: '1', L: '1' };

export type SignInCode = { kind: 'app' | 'recovery'; code: string };

/** Parses a code as people type it: six digits of an app, or a recovery code in any case; undefined for other text. */
export function parseSignInCode(typed: string): SignInCode | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^[0-9]{6}$/.test(code)) return { kind: 'app', code };
  const recoveryCode = code.replace(/[OIL]/g, (character) => LOOKALIKES[character] ?? character);
  const isRecoveryCode =
    recoveryCode.length === RECOVERY_CODE_LENGTH &&
    [...recoveryCode].every((character) => RECOVERY_CODE_ALPHABET.includes(character));
  return isRecoveryCode ? { kind: 'recovery', code: recoveryCode } : undefined;
}

/** Splits a secret or a recovery code into groups of four, which are easier to type. */
export function formatInGroups(code: string, separator = ' '): string {
  const groups = Array.from({ length: Math.ceil(code.length / GROUP) }, (_, index) =>
    code.slice(index * GROUP, (index + 1) * GROUP),
  );
  return groups.join(separator);
}
