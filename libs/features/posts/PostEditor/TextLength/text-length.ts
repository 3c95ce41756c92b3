const WORDS_PER_MINUTE = 220;

const format = new Intl.NumberFormat('en-US');

/** Pictures with their descriptions, the addresses of links, and bare addresses. */
const NOT_READ = [/!\[[^[\]]*\]\([^()]*\)/g, /\]\([^()]*\)/g, /https?:\S+/g];

/** Hyphens, apostrophes, and the periods and commas of 'e.g.' and '1,000' do not divide a word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,-]+[\p{L}\p{M}\p{N}]+)*/gu;

/** Leaves out what nobody reads as words. */
const getReadText = (text: string) => NOT_READ.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);

/** Word count and reading time: '1,240 words, 6 minutes to read'. Empty without words. */
export function describeLength(text: string): string {
  const words = getReadText(text).match(WORD)?.length ?? 0;
  if (words === 0) return '';
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return `${format.format(words)} ${words === 1 ? 'word' : 'words'}, ${format.format(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
