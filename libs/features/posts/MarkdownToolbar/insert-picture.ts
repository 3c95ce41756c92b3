import type { Replacement, Selection } from './format-markdown';
import { insertBlock } from './insert-block';

/** Inserts a picture after the selection, in a paragraph of its own. */
export const insertPicture = (
  text: string,
  { end }: Selection,
  { url, alt }: { url: string; alt: string },
): Replacement => insertBlock(text, { start: end, end }, `![${escapeAlt(alt)}](${url})`);

/** Brackets would end the text, and a line break would split the paragraph. */
const escapeAlt = (alt: string) => alt.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\*_`<]/g, '\\$&');
