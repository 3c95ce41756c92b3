/** Lines of a title, and their font size in pixels. */
type FittedTitle = { size: number; lines: string[] };

/** Width of a text at a font size of one pixel. */
type Measure = (text: string) => number;
type Fits = (text: string) => boolean;

const SIZES = [84, 72, 62, 54] as const;
const SMALLEST = 54;
/** Distance of the baselines, as a factor of the font size. */
export const LINE_HEIGHT = 1.12;

const countLines = (size: number, height: number) => Math.floor(height / (size * LINE_HEIGHT));

/** Sets a title in the largest size in which it fits; what does not fit even in the smallest is cut with an ellipsis. */
export function fitTitle(
  title: string,
  measure: Measure,
  { width, height }: { width: number; height: number },
): FittedTitle {
  for (const size of SIZES) {
    const lines = wrap(title, (text) => measure(text) * size <= width);
    if (lines.length <= countLines(size, height)) return { size, lines };
  }
  const fits = (text: string) => measure(text) * SMALLEST <= width;
  const lines = wrap(title, fits).slice(0, countLines(SMALLEST, height));
  return { size: SMALLEST, lines: [...lines.slice(0, -1), cut(lines.at(-1) ?? '', fits)] };
}

function wrap(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const extended = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(extended)) lines[lines.length - 1] = extended;
    else lines.push(...splitWord(word, fits));
  }
  return lines;
}

/** Splits a word that is longer than a line between its characters. */
function splitWord(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  for (const character of listCharacters(word)) {
    const extended = `${parts.at(-1) ?? ''}${character}`;
    if (parts.length > 0 && fits(extended)) parts[parts.length - 1] = extended;
    else parts.push(character);
  }
  return parts;
}

/** Ends the line with an ellipsis, after a whole word if it has several. */
function cut(line: string, fits: Fits): string {
  let text = line;
  while (!fits(`${text}…`)) {
    const end = text.lastIndexOf(' ');
    text = end > 0 ? text.slice(0, end) : listCharacters(text).slice(0, -1).join('');
  }
  return `${text.replace(/[\s,;:.–—-]{1,9}$/, '')}…`;
}

const listCharacters = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
