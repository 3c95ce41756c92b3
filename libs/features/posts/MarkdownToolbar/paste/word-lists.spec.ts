import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown';

/** Item of a list as Microsoft Word copies it. */
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

it('makes lists of the paragraphs of Word', () => {
  const html = [
    '<p class=MsoNormal>They eat:</p>',
    item(1, '·', 'figs, <b>ripe</b>'),
    item(1, '·', 'honey'),
    '<p class=MsoNormal>Then:</p>',
    item(1, '3.', 'rest'),
    item(1, '4.', 'play'),
  ].join('\n');

  expect(htmlToMarkdown(html)).toBe('They eat:\n\n- figs, **ripe**\n- honey\n\nThen:\n\n3. rest\n4. play');
});

it('nests them by their levels', () => {
  const html = [
    item(2, 'o', 'deep from the start'),
    item(1, '·', 'fruit'),
    item(2, 'a)', 'figs'),
    item(3, '§', 'ripe'),
    item(2, 'b)', 'plums'),
    item(1, '·', 'honey'),
  ].join('');

  expect(htmlToMarkdown(html)).toBe(
    '- deep from the start\n\n* fruit\n  1. figs\n     - ripe\n  2. plums\n* honey',
  );
});
