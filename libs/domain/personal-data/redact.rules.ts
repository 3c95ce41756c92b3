/** Replaces erased text. */
export const ERASED = '[erased]';

/** What erased records show instead of a person. The domain `invalid` exists nowhere (RFC 2606), so no email is sent. */
export const ERASED_PERSON = {
  firstName: 'Erased',
  lastName: 'person',
  email: 'erased@example.invalid',
} as const;

/** Whether somebody's data was erased, so that no email can be sent. */
export const isErased = ({ email }: { email: string }): boolean => email === ERASED_PERSON.email;

/** The address below a name in a list; the one of erased records is nobody's. */
export const formatListedEmail = (person: { email: string }): string =>
  isErased(person) ? 'Email erased' : person.email;

/** The same in a file, where it has a column of its own. */
export const formatExportedEmail = (person: { email: string }): string =>
  isErased(person) ? ERASED : person.email;

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Replaces names, addresses and emails in a text that people or services wrote: whole words, in any case. */
export function redact(text: string, secrets: readonly string[]): string {
  const patterns = secrets
    .map((secret) => secret.trim())
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map(escape);
  if (patterns.length === 0) return text;
  return text.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'giu'),
    ERASED,
  );
}
