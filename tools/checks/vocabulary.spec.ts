import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: ROOT });
});

/** Rules of the vocabulary that a text violates, once per violation. */
async function findViolations(text: string, path: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}/${path}` });
  return (result?.messages ?? [])
    .map(({ ruleId }) => ruleId ?? '')
    .filter((rule) => rule.startsWith('vocabulary/') || rule === 'no-warning-comments');
}

describe('the vocabulary of names and comments', () => {
  const check = (text: string) => findViolations(text, 'libs/domain/cart/virtual.rules.ts');

  it.each([
    'export const cartItemOf = () => 1;',
    'export function keepOrder() {}',
    'export interface PaymentWish {}',
    'export const f = (deskLinks: string) => deskLinks;',
    'export class A { settlesAt = 1; }',
    "export const f = (deskLinks = '') => deskLinks;",
    'export class A { constructor(private readonly keepOrders: string) {} }',
    'export type A = { asker: string };',
  ])('rejects the name in %s', async (text) => {
    expect(await check(text)).toEqual(['vocabulary/names']);
  });

  it.each(['// Settles the payment.', '/** What the print shop answers. */'])(
    'rejects the comment %s',
    async (text) => {
      expect(await check(`${text}\nexport const a = 1;\n`)).toEqual(['no-warning-comments']);
    },
  );

  it('ignores imported names, strings and parts of words', async () => {
    const text =
      "import { isPartOf } from 'x';\nexport const housekeeping = 'settle';\nexport const profile = isPartOf;\n";

    expect(await check(text)).toEqual([]);
  });
});

describe('the vocabulary of copy', () => {
  const check = (text: string, path = 'libs/features/orders/OrderScreen/Virtual.tsx') =>
    findViolations(`export const Text = () => <p>${text}</p>;`, path);

  it.each([
    'A parcel is on its way.',
    'The old link works nowhere any more.',
    'No line stands here yet.',
    'Kanzi was born on 28 October 1980.',
    'Good through 12/34',
    'Your gifts are safe; they could not be shown just now.',
    'You need not do anything.',
    'Please give the money back by check.',
    'The signs he used: his signs.',
    'Signs Kanzi learned',
    'The bonobos’ first signs',
    'Sign in and go on.',
    'Somebody else changed this post.',
    'To look for a word, press “Find a word”.',
    'Choose something else than the word.',
  ])('rejects the text "%s"', async (text) => {
    expect(await check(text)).toEqual(['vocabulary/copy']);
  });

  it('accepts plain copy, and the same words where nobody reads them', async () => {
    expect(await check('Your package is on its way. You do not need to do anything.')).toEqual([]);
    expect(await check('A parcel', 'libs/features/orders/OrderScreen/Virtual.stories.tsx')).toEqual([]);
    expect(await check('A parcel', 'libs/server/commerce/parcels.tsx')).toEqual([]);
  });

  it.each([
    'libs/domain/payment/virtual.messages.ts',
    'libs/server/payments/virtual.service.ts',
    'apps/sandbox/src/printify/virtual.data.ts',
  ])('checks the sentences in %s, but no names and queries', async (path) => {
    const sentence = "export const text = 'The bank took nothing. Please give the money back.';\n";
    const names =
      "export const table = 'parcels';\nexport const sql = `SELECT id FROM parcels WHERE kind = 0`;\n";

    expect(await findViolations(sentence, path)).toEqual(['vocabulary/copy']);
    expect(await findViolations(names, path)).toEqual([]);
  });

  it('checks the titles on drawn pictures', async () => {
    const title = "export const title = ['Bonobos and', 'their signs'];\n";

    expect(await findViolations(title, 'tools/generators/art/cards/virtual.ts')).toEqual(['vocabulary/copy']);
  });

  it('looks at what surrounds an inserted value', async () => {
    const text = 'export const format = (share: number) => `It is ${share} % of the total.`;\n';

    expect(await findViolations(text, 'libs/domain/money/virtual.rules.ts')).toEqual(['vocabulary/copy']);
  });
});
