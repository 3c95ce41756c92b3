/** Letters that Unicode does not decompose, in lowercase, as people write them without their mark. */
const FOLDED_CHARACTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const APOSTROPHES = "'’‘‛ʼʹ′`´＇";
const DASHES = '-‐‑‒–—―−⁃﹘﹣－';

const CHARACTER = new RegExp(`[${Object.keys(FOLDED_CHARACTERS).join('')}]`, 'gu');
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');
const DASH = new RegExp(`[${DASHES}]`, 'gu');

/**
 * Text in the form in which every search compares it: lowercase, without accents, with one kind of apostrophe and dash.
 * The database function `fold_text` does the same.
 */
export const foldText = (text: string): string =>
  text
    .replace(APOSTROPHE, "'")
    .replace(DASH, '-')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replace(CHARACTER, (character) => FOLDED_CHARACTERS[character] ?? character);
