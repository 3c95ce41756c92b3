const PUNCTUATED = /^\+?[\d\s()./\p{Pd}]{0,40}$/u;
const COUNTRY_CODE = '1';

/**
 * Ten digits of an American phone number, as people and browsers write it: `(515) 555-0142`, `+1 515 555 0142`,
 * `515.555.0142`. Other text, such as a number of another country, is returned without spaces around it.
 */
export function cleanPhone(typed: string): string {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim();
  if (!PUNCTUATED.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith(COUNTRY_CODE)) return digits.slice(1);
  return text.startsWith('+') ? text : digits;
}

const PHONE_PATTERN = /^\d{10}$/;

/** Whether the text is a phone number once it is cleaned. */
export const isPhone = (typed: string): boolean => PHONE_PATTERN.test(cleanPhone(typed));
