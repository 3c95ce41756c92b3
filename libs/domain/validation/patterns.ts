/**
 * The site's patterns. Each is linear in time, and every schema checks the length before it asks the pattern.
 */

/**
 * A simple address: something, an at sign, a domain with a dot; no spaces, no control characters, and none of the
 * signs that separate addresses in a letter's head, so that one address is one recipient. Nor the two letters, a dotted
 * capital I and the sign of a kelvin, that become a plain i and k when made small: another mailbox would look the same.
 */
export const EMAIL_PATTERN =
  /^[^\s@,;:<>()[\]\\"\p{Cc}\u0130\u212a]{1,64}@[^\s@.,;:<>()[\]\\"\p{Cc}\u0130\u212a]{1,63}(?:\.[^\s@.,;:<>()[\]\\"\p{Cc}\u0130\u212a]{1,63}){1,8}$/u;
/** The longest address mail servers accept (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254;

/** Three to ten letters, digits, spaces or hyphens: '12345', 'A1B 2C3', 'SW1A 1AA'. */
export const POSTAL_CODE_PATTERN = /^[A-Za-z0-9 -]{3,10}$/;

/** Control characters have no place in one line of text; tabs and line ends have none in a name either. */
export const ONE_LINE_PATTERN = /^[^\u0000-\u001f\u007f]*$/;
