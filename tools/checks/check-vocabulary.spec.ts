import { describe, expect, it } from 'vitest';
import { findAvoidedCopy, findReplacedTexts, findReplacedWords } from './check-vocabulary.ts';

const check = (text: string) => findReplacedWords({ path: 'libs/domain/cart/cart.rules.ts', text });

describe('the vocabulary check', () => {
  it.each([
    ['const cartItemOf = () => 1;', 'cartItemOf'],
    ['function keepOrder() {}', 'keepOrder'],
    ['interface PaymentWish {}', 'PaymentWish'],
    ['type Colour = string;', 'Colour'],
    ['const f = (deskLinks: string) => deskLinks;', 'deskLinks'],
  ])('rejects the name in %s', (text, name) => {
    expect(check(text)).toEqual([expect.stringContaining(`"${name}"`)]);
  });

  it.each(['// Settles the payment.', '/** What the print shop answers. */', '/* The colour of a tile. */'])(
    'rejects the comment %s',
    (text) => {
      expect(check(`${text}\nexport const a = 1;\n`)).toHaveLength(1);
    },
  );

  it('ignores imported names, strings and parts of words', () => {
    const text =
      "import { isPartOf } from 'x';\nexport const housekeeping = 'settle';\nexport const profile = isPartOf;\n";

    expect(check(text)).toEqual([]);
  });
});

describe('the spelling check', () => {
  const checkText = (text: string, path = 'libs/content/board/board.data.ts') =>
    findReplacedTexts({ path, text });

  it.each([
    'Towards fruit and greens',
    'In honour of',
    'This organisation is small.',
    'Two cheques, cancelled',
  ])('rejects the text "%s"', (text) => {
    expect(checkText(`export const text = '${text}';`)).toHaveLength(1);
    expect(checkText(`export const Text = () => <p>${text}</p>;`, 'libs/ui/Text.tsx')).toHaveLength(1);
    expect(checkText(`# ${text}`, 'docs/text.md')).toHaveLength(1);
  });

  it('accepts American spelling, keys and identifiers in SQL', () => {
    const text =
      "export const topic = 'behaviour';\nexport const sql = 'SELECT version FROM catalogue_state';\n" +
      "export const copy = 'The organism, a specialist, was labeled in color at the center.';\n";

    expect(checkText(text)).toEqual([]);
  });
});

describe('the copy check', () => {
  const checkCopy = (text: string, path = 'libs/features/orders/OrderScreen/OrderScreen.tsx') =>
    findAvoidedCopy({ path, text: `export const Text = () => <p>${text}</p>;` });

  it.each([
    'A parcel is on its way.',
    'The old link works nowhere any more.',
    'No line stands here yet.',
    'Kanzi was born on 28 October 1980.',
    'Good through 12/34',
    'Your gifts are safe; they could not be shown just now.',
    'You need not do anything.',
  ])('rejects the text "%s"', (text) => {
    expect(checkCopy(text)).toHaveLength(1);
  });

  it('accepts plain copy, and the same words where nobody reads them', () => {
    expect(checkCopy('Your package is on its way. You do not need to do anything.')).toEqual([]);
    expect(checkCopy('A parcel', 'libs/features/orders/OrderScreen/OrderScreen.stories.tsx')).toEqual([]);
    expect(checkCopy('A parcel', 'libs/server/commerce/parcels.ts')).toEqual([]);
  });
});
