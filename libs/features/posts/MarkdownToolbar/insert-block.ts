import type { Replacement, Selection } from './format-markdown';

/** Replaces a range by Markdown that stands in paragraphs of its own. */
export function insertBlock(text: string, range: Selection, block: string): Replacement {
  const [before, after] = [text.slice(0, range.start), text.slice(range.end)];
  const lead =
    before.trim() === '' ? '' : '\n'.repeat(before.endsWith('\n\n') ? 0 : before.endsWith('\n') ? 1 : 2);
  const tail = '\n'.repeat(after.startsWith('\n\n') ? 0 : after.startsWith('\n') ? 1 : 2);
  const inserted = lead + block + tail;
  const end = range.start + inserted.length;
  return { range, text: inserted, selection: { start: end, end } };
}
