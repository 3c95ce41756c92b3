/** Validation patterns. Each matches in linear time, and schemas check the length first. */

/**
 * A simple email address: local part, @, and a domain with a dot. Excludes whitespace, control characters, characters without a shape and the separators
 * of address lists in mail headers, so that it is always a single recipient. Also excludes U+0130 (dotted capital I)
 * and U+212A (Kelvin sign), which become i and k in lowercase and would make two mailboxes look the same.
 */
export const EMAIL_PATTERN =
  /^[^\s@,;:<>()[\]\\"\p{Cc}\p{DI}\u0130\u212a]{1,64}@[^\s@.,;:<>()[\]\\"\p{Cc}\p{DI}\u0130\u212a]{1,63}(?:\.[^\s@.,;:<>()[\]\\"\p{Cc}\p{DI}\u0130\u212a]{1,63}){1,8}$/u;
/** Maximum length of an email address (RFC 5321, section 4.5.3.1.3, minus the angle brackets). */
export const EMAIL_MAX = 254;

/** 3 to 10 letters, digits, spaces or hyphens: '12345', 'A1B 2C3', 'SW1A 1AA'. */
export const POSTAL_CODE_PATTERN = /^[A-Za-z0-9 -]{3,10}$/;

/** Single-line text without control characters, tabs and line breaks. */
export const ONE_LINE_PATTERN = /^[^\u0000-\u001f\u007f]*$/;
/** US postal code: ZIP or ZIP+4. */
export const ZIP_PATTERN = /^\d{5}(?:-\d{4})?$/;
