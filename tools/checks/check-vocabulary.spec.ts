import { describe, expect, it } from 'vitest';
import { findReplacedWords } from './check-vocabulary.ts';

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
