import { receiptContent } from '@paniscus/content';
import { formatReceipt } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { describe, expect, it } from 'vitest';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationReceiptEmail } from './DonationReceiptEmail.tsx';
import { donationVoidEmail } from './DonationVoidEmail.tsx';

/**
 * Golden receipts, reviewed for their legal wording. After a text change, run
 * npx vitest run --project libs receipt-goldens --update
 * and review every line of `git diff` in goldens/.
 */
const receipts: Record<string, Partial<Receipt>> = {
  '1.00': { amount_cents: 100 },
  '75.00': { amount_cents: 7_500 },
  '75.01': { amount_cents: 7_501 },
  '249.99': { amount_cents: 24_999 },
  '250.00': { amount_cents: 25_000 },
  'cost-covered': { amount_cents: 25_780, gift_cents: 25_000, cost_cents: 780 },
  monthly: { amount_cents: 2_500, frequency: 'monthly', place: '' },
  quarterly: { amount_cents: 7_500, frequency: 'quarterly', place: '' },
  tribute: { amount_cents: 5_000, tribute: { kind: 'memory', name: 'Grace Okafor' } },
  fund: { amount_cents: 5_000, fund: 'Forest patrols' },
  reduced: { amount_cents: 30_000, refunded_cents: 5_001 },
  void: { amount_cents: 30_000, refunded_cents: 30_000 },
};

const toPlainText = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

async function renderGolden(changes: Partial<Receipt>): Promise<string> {
  const sample = buildReceiptEmail(changes);
  const buildEmail = sample.receipt.refunded_cents > 0 ? donationVoidEmail : donationReceiptEmail;
  const { subject, text } = await buildEmail(sample);
  const { title, facts, sums, statements } = formatReceipt(sample.receipt, receiptContent);
  const rows = [...facts, ...sums].map(([label, value]) => `${label}: ${value}`);
  return [
    '== The letter ==',
    `Subject: ${subject}`,
    '',
    text,
    '== The page ==',
    title,
    '',
    ...rows,
    '',
    ...statements,
    '',
  ].join('\n');
}

describe('receipt', () => {
  it.each(Object.entries(receipts))('matches the reviewed email and page: %s', async (name, changes) => {
    await expect(await renderGolden(changes)).toMatchFileSnapshot(`goldens/${name}.txt`);
  });

  it('has the same content in HTML, text and on its page', async () => {
    for (const changes of Object.values(receipts)) {
      const sample = buildReceiptEmail(changes);
      const { facts, sums, statements } = formatReceipt(sample.receipt, receiptContent);
      const { html, text } = await donationReceiptEmail(sample);

      const rendered = toPlainText(html);
      for (const expected of [...facts.flat(), ...sums.flat(), ...statements]) {
        expect(rendered).toContain(expected);
        expect(text).toContain(expected);
      }
    }
  });
});
