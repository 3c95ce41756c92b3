import { describe, expect, it } from 'vitest';
import { NAUGHTY_STRINGS } from '../../../security/naughty-strings.data.ts';
import type { Letter } from '../../letter.ts';
import { aReceiptLetter } from '../preview/sample-receipt.ts';
import { donationReceiptLetter } from './donation-receipt.letter.ts';
import { donationVoidLetter } from './donation-void.letter.ts';
import { givingLinkLetter } from './giving-link.letter.ts';
import { tributeCardLetter } from './tribute-card.letter.ts';

/** Every letter about gifts with the same words in each place that a person fills. */
const lettersWith = (typed: string): Letter[] => {
  const receipt = { name: typed, place: typed, tribute: { kind: 'honor', name: typed } } as const;
  const email = 'ada@example.org';
  return [
    donationReceiptLetter(aReceiptLetter(receipt)),
    donationVoidLetter(aReceiptLetter({ ...receipt, refunded_cents: 1 })),
    givingLinkLetter({
      name: typed,
      email,
      givingUrl: 'https://paniscus.example/giving/abc',
      isRenewed: true,
    }),
    tributeCardLetter({
      kind: 'memory',
      name: typed,
      donorName: typed,
      cardName: typed,
      cardEmail: email,
      message: `${typed}\n${typed}`,
    }),
  ];
};

/** By their place in the list above. */
const LETTERS = [
  ['the receipt', 0],
  ['the void receipt', 1],
  ['the letter with the donor’s link', 2],
  ['the tribute card', 3],
] as const;

const tagsOf = (html: string) => [...html.matchAll(/<\/?[a-z][a-z0-9]{0,20}/gi)].map(([tag]) => tag);
const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="[^"]*"/g)].map(([link]) => link);

describe('a letter about a gift', () => {
  it.each(LETTERS)('keeps the structure of %s whatever a person has typed', (_, which) => {
    const harmless = lettersWith('Ada')[which]?.html ?? '';

    for (const naughty of NAUGHTY_STRINGS) {
      const html = lettersWith(`Ada ${naughty}`)[which]?.html ?? '';
      expect([naughty, tagsOf(html)]).toEqual([naughty, tagsOf(harmless)]);
      expect([naughty, linksOf(html)]).toEqual([naughty, linksOf(harmless)]);
    }
  });

  it.each(LETTERS)('makes no link in %s of what a person has typed', (_, which) => {
    const { html = '', text = '' } = lettersWith('Prizes at evil.example/now')[which] ?? {};

    expect(html.slice(html.indexOf('<body'))).not.toContain('evil.example');
    expect(text).not.toContain('evil.example');
  });

  it.each(LETTERS)('keeps each header of %s on one line', (_, which) => {
    for (const naughty of [...NAUGHTY_STRINGS, 'a\r\nBcc: all@example.org', '\u2028', '\u0085'])
      for (const text of headOf(lettersWith(naughty)[which]))
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});

const headOf = (letter: Letter | undefined) => [letter?.to.name ?? '', letter?.subject ?? ''];
