import type { Replacement, Selection } from './format-markdown';

/** Inserts a picture after the selection, in a paragraph of its own. */
export function insertPicture(
  text: string,
  { end: position }: Selection,
  { url, alt }: { url: string; alt: string },
): Replacement {
  const [before, after] = [text.slice(0, position), text.slice(position)];
  const lead =
    before.trim() === '' ? '' : '\n'.repeat(before.endsWith('\n\n') ? 0 : before.endsWith('\n') ? 1 : 2);
  const tail = '\n'.repeat(after.startsWith('\n\n') ? 0 : after.startsWith('\n') ? 1 : 2);
  const inserted = `${lead}![${escapeAlt(alt)}](${url})${tail}`;
  const end = position + inserted.length;
  return { range: { start: position, end: position }, text: inserted, selection: { start: end, end } };
}

/** Brackets would end the text, and a line break would split the paragraph. */
const escapeAlt = (alt: string) => alt.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\*_`<]/g, '\\$&');
