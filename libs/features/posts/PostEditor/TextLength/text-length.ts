const WORDS_PER_MINUTE = 220;

const format = new Intl.NumberFormat('en-US');

const TARGETS = [/!\[[^[\]]*\]\([^()]*\)/g, /\]\([^()]*\)/g, /https?:\S+/g];

/** Leaves out what nobody reads as words: pictures with their descriptions, and addresses. */
const removeTargets = (text: string) => TARGETS.reduce((rest, target) => rest.replaceAll(target, ' '), text);

/** Word count and reading time: '1,240 words, 6 minutes to read'. Empty without words. */
export function describeLength(text: string): string {
  const words = removeTargets(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  if (words === 0) return '';
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return `${format.format(words)} ${words === 1 ? 'word' : 'words'}, ${format.format(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
