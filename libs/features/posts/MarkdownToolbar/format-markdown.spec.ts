import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMarkdown } from './format-markdown';
import type { MarkdownFormat, Selection } from './format-markdown';

function apply(text: string, selection: Selection, format: MarkdownFormat) {
  const { range, text: changed, selection: next } = formatMarkdown(text, selection, format);
  return { text: text.slice(0, range.start) + changed + text.slice(range.end), selection: next };
}

const select = (text: string, part: string): Selection => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

describe('formatting Markdown', () => {
  it.each([
    ['bold', 'a **ripe** fig'],
    ['italic', 'a *ripe* fig'],
    ['link', 'a [ripe](https://) fig'],
    ['heading', '## a ripe fig'],
    ['list', '- a ripe fig'],
    ['quote', '> a ripe fig'],
  ] as const)('turns the selection into %s', (format, expected) => {
    const text = 'a ripe fig';

    expect(apply(text, select(text, 'ripe'), format).text).toBe(expected);
  });

  it('selects the URL of a link, to type over it', () => {
    const { text, selection } = apply('figs', { start: 0, end: 4 }, 'link');

    expect(text.slice(selection.start, selection.end)).toBe('https://');
  });

  it('formats each of several selected lines', () => {
    expect(apply('one\ntwo\nthree', { start: 1, end: 5 }, 'list').text).toBe('- one\n- two\nthree');
  });

  it('removes a format that is applied twice', () => {
    const format = fc.constantFrom<MarkdownFormat[]>('bold', 'heading', 'list', 'quote');
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), format, (text, one, other, chosen) => {
        const ends = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
        const [start = 0, end = 0] = ends;
        const once = apply(text, { start, end }, chosen);
        fc.pre(chosen === 'bold' ? !text.includes('*') : !/^(?:## |- |> )/m.test(text));
        expect(apply(once.text, once.selection, chosen).text.length).toBeLessThanOrEqual(once.text.length);
        if (chosen === 'bold' || !text.includes('\n'))
          expect(apply(once.text, once.selection, chosen).text).toBe(text);
      }),
    );
  });
});
