export type MarkdownFormat = 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'quote';

/** Selected part of a text, as offsets. */
export type Selection = { start: number; end: number };

/** Replacement of a part of the text, and what is selected afterward. */
export type Replacement = { range: Selection; text: string; selection: Selection };

const MARKS = { bold: '**', italic: '*' } as const;
const PREFIXES = { heading: '## ', list: '- ', quote: '> ' } as const;
const LINK_URL = 'https://';

/** Formats the selection as Markdown. Formatting it once more removes the format. */
export function formatMarkdown(text: string, selection: Selection, format: MarkdownFormat): Replacement {
  switch (format) {
    case 'bold':
    case 'italic':
      return toggleMark(text, selection, MARKS[format]);
    case 'link':
      return insertLink(text, selection);
    default:
      return togglePrefix(text, selection, PREFIXES[format]);
  }
}

function toggleMark(text: string, { start, end }: Selection, mark: string): Replacement {
  const inner = text.slice(start, end);
  const outer = { start: start - mark.length, end: end + mark.length };
  const isMarked = text.slice(outer.start, start) === mark && text.slice(end, outer.end) === mark;
  if (isMarked && outer.start >= 0)
    return { range: outer, text: inner, selection: { start: outer.start, end: outer.start + inner.length } };
  return {
    range: { start, end },
    text: mark + inner + mark,
    selection: { start: start + mark.length, end: end + mark.length },
  };
}

function insertLink(text: string, range: Selection): Replacement {
  const label = text.slice(range.start, range.end);
  const urlStart = range.start + label.length + 3;
  return {
    range,
    text: `[${label}](${LINK_URL})`,
    selection:
      label === ''
        ? { start: range.start + 1, end: range.start + 1 }
        : { start: urlStart, end: urlStart + LINK_URL.length },
  };
}

/** Adds the prefix to each selected line, or removes it when every line has it. */
function togglePrefix(text: string, { start, end }: Selection, prefix: string): Replacement {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const range = { start: lineStart, end: nextBreak === -1 ? text.length : nextBreak };
  const lines = text.slice(range.start, range.end).split('\n');
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line)).join('\n');
  const changedEnd = range.start + changed.length;
  return { range, text: changed, selection: { start: changedEnd, end: changedEnd } };
}
