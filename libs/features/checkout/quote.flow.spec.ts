import type { Problem } from '@paniscus/domain/problem';
import { aCart, aProblem, aShippingForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { quote } from './quote.flow';
import type { QuoteCalls } from './quote.flow';

class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

function calls(changes: Partial<QuoteCalls> = {}) {
  const asked: [string, number][] = [];
  const recorded: QuoteCalls = {
    shippingOptions: async (request) => {
      asked.push(['shippingOptions', request.shipping_cost]);
      return changes.shippingOptions?.(request) ?? { standard: { cost: 7.99 } };
    },
    calculateTax: async (request) => {
      asked.push(['calculateTax', request.shipping_cost]);
      return changes.calculateTax?.(request) ?? { tax_amount_exclusive: 371 };
    },
    toProblem: (error) => (error instanceof Refusal ? error.problem : undefined),
  };
  return { asked, recorded };
}

const fails = () => Promise.reject(new Error('503'));
const refuses = (field: string) => () =>
  Promise.reject(new Refusal(aProblem({ errors: { [field]: 'We cannot deliver there.' } })));

describe('shipping and tax quote', () => {
  it('requests shipping first, then tax including the shipping cost', async () => {
    const { asked, recorded } = calls();

    const outcome = await quote(aCart(), aShippingForm(), recorded);

    expect(outcome).toEqual({ kind: 'quoted', shippingCents: 799, taxCents: 371 });
    expect(asked).toEqual([
      ['shippingOptions', 0],
      ['calculateTax', 7.99],
    ]);
  });

  it.each([
    ['shipping is not known', { shippingOptions: fails }, 'Failed to fetch shipping options.'],
    ['tax is not known', { calculateTax: fails }, 'Failed to calculate tax.'],
    [
      'shipping is no sum of money',
      { shippingOptions: async () => ({ standard: { cost: 7.999 } }) },
      'Failed to fetch shipping options.',
    ],
  ] satisfies [string, Partial<QuoteCalls>, string][])(
    'reports the failed step when %s',
    async (_case, broken, reason) => {
      const outcome = await quote(aCart(), aShippingForm(), calls(broken).recorded);

      expect(outcome).toEqual({
        kind: 'failed',
        message: 'An error occurred while processing your request. Please try again.',
        reason,
      });
    },
  );

  it('reports a rejected ZIP code at its field', async () => {
    const { recorded } = calls({ shippingOptions: refuses('address_to.zip') });

    const outcome = await quote(aCart(), aShippingForm(), recorded);

    expect(outcome).toEqual({ kind: 'refused', message: 'We cannot deliver there.', field: 'zip' });
  });
});
