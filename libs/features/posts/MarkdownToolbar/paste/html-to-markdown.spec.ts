import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown';

it.each([
  ['headings and paragraphs', '<h2>Figs</h2><p>Ripe.</p><p>By noon.</p>', '## Figs\n\nRipe.\n\nBy noon.'],
  ['lists', '<ul><li>figs<li>honey</ul><ol><li>one<li>two</ol>', '- figs\n- honey\n\n1. one\n2. two'],
  [
    'nested lists',
    '<ul><li>fruit<ul><li>figs<li>plums</ul><li>honey</ul>',
    '- fruit\n  - figs\n  - plums\n- honey',
  ],
  ['links', '<p>See <a href="https://example.org">there</a>.</p>', 'See [there](https://example.org).'],
  ['bold and italic text', '<p><b>ripe</b> and <i>sweet</i></p>', '**ripe** and *sweet*'],
  ['quotations', '<blockquote><p>Ripe.</p></blockquote>', '> Ripe.'],
  ['struck text', '<p><s>raw</s> ripe</p>', '~~raw~~ ripe'],
  [
    'tables',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| a | b |\n| - | - |\n| 1 | 2 |',
  ],
  ['raised and lowered numbers', '10<sup>2</sup> H<sub>2</sub>O, the 1<sup>st</sup>', '10² H₂O, the 1st'],
])('keeps %s', (_kind, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

it('reads the styles of Google Docs', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1><span style="font-weight:400;">Figs</span></h1>' +
    '<p><span style="font-weight:700;">ripe</span><span style="font-style:italic;"> sweet</span></p></b>';

  expect(htmlToMarkdown(html)).toBe('# Figs\n\n**ripe** *sweet*');
});

it('drops pictures, styles and the notes of Word', () => {
  const html =
    '<html><head><style>p { color: red }</style></head><body><!--StartFragment--><p class=MsoNormal>Ripe.<o:p></o:p></p>' +
    '<p><img src="file:///C:/fig.png" alt="A fig"></p><!--EndFragment--></body></html>';

  expect(htmlToMarkdown(html)).toBe('Ripe.');
});

it.each([
  ['<b>ripe <i>figs </i></b>and honey', '**ripe _figs_** and honey'],
  ['<b><span> ripe </span></b>figs', '**ripe** figs'],
  ['ripe<b> </b>figs', 'ripe figs'],
])('moves the space at the ends of %s beside the emphasis', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

it.each(['javascript:alert(1)', 'file:///C:/figs.docx', '#_Toc1', 'data:text/html,figs'])(
  'keeps the text of a link to %s only',
  (href) => {
    expect(htmlToMarkdown(`<p>See <a href="${href}">there</a>.</p>`)).toBe('See there.');
  },
);

it('escapes what would be read as Markdown', () => {
  expect(htmlToMarkdown('<p>1 * 2 * 3</p><p># one</p>')).toBe('1 \\* 2 \\* 3\n\n\\# one');
});
