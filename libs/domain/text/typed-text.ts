/** Format characters, except the joiners inside words that Persian, Hindi and emoji need. */
const FORMAT_CHARACTERS = /(?![\u200c\u200d])\p{Cf}/gu;
const JOINERS = /[\u200c\u200d]+/g;
/** Characters without a shape, among them fillers that Unicode counts as letters, and the blank Braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cn}\p{Cs}\u2800]/gu;
/** Typed by Asian keyboards between the parts of a domain (RFC 3490, section 3.1). */
const IDEOGRAPHIC_DOT = /\u3002/g;

/** A joiner at either end of a word joins nothing. */
function retainInsideWord(joiners: string, start: number, text: string): string {
  const isAtEdge = [text.charAt(start - 1), text.charAt(start + joiners.length)].some(
    (next) => next.trim() === '',
  );
  return isAtEdge ? '' : joiners;
}

/**
 * One-line text as it is stored: trimmed, composed, and without format characters such as the zero-width space of a copied
 * web page.
 */
export function cleanLine(typed: string): string {
  return typed.replace(FORMAT_CHARACTERS, '').replace(JOINERS, retainInsideWord).normalize('NFC').trim();
}

/** Email address as it is stored and compared: like a line, and with ASCII in place of full-width characters. */
export function cleanEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(IDEOGRAPHIC_DOT, '.')
    .trim();
}

/** Number of characters that a reader sees, with the spaces between them. */
export function countVisible(text: string): number {
  return [...text.normalize('NFC').replace(INVISIBLE, '').trim()].length;
}

/** Whether a reader sees anything of the text: what every field that must not be empty asks. */
export const isVisible = (text: string): boolean => countVisible(text) > 0;
