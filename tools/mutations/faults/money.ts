import { api, libs, story } from '../fault.ts';
import type { Fault } from '../fault.ts';

const money = 'libs/domain/money/money.ts';
const moneySpec = 'libs/domain/money/money.spec.ts';

/** Amounts, prices and totals. */
export const moneyFaults: Fault[] = [
  {
    description: '"$5.4" is read as $5.04',
    file: money,
    find: "padEnd(2, '0')",
    replace: "padStart(2, '0')",
    caughtBy: libs(moneySpec, 'parses dollars to the cent, from numbers and strings'),
  },
  {
    description: 'a third decimal is accepted',
    file: money,
    find: String.raw`\.(\d{1,2})`,
    replace: String.raw`\.(\d{1,3})`,
    caughtBy: libs(moneySpec, '1.005'),
  },
  {
    description: '$1,234.05 is written as $1,234.5',
    file: money,
    find: ".toString().padStart(2, '0')",
    replace: '.toString()',
    caughtBy: libs(moneySpec, 'formats amounts as on a receipt'),
  },
  {
    description: 'the subtotal counts each line of the cart once, whatever its quantity',
    file: 'libs/domain/cart/cart.rules.ts',
    find: '(centsFromDollars(price) ?? 0) * quantity;',
    replace: '(centsFromDollars(price) ?? 0) + 0 * quantity;',
    caughtBy: libs(
      'libs/domain/cart/cart.rules.spec.ts',
      'equal the sum of the lines to the cent, in any order',
    ),
  },
  {
    description: "the prices of the cart's lines are not compared with the catalog",
    file: 'libs/server/commerce/orders/checkout/quote.service.ts',
    find: 'request.cart.every(({ price }, place) => centsFromDollars(price) === quote.lines[place]?.priceCents) &&',
    replace: '',
    caughtBy: api(
      'libs/server/commerce/orders/checkout/purchase-figures.spec.ts',
      'line prices, though the subtotal is right',
    ),
  },
  {
    description: 'a total that the browser got wrong is charged',
    file: 'libs/server/commerce/orders/checkout/quote.service.ts',
    find: 'asked.totalCents === quote.totalCents',
    replace: 'asked.totalCents > 0',
    caughtBy: api(
      'libs/server/commerce/orders/checkout/purchase-figures.spec.ts',
      'return 409 with the correct totals and store or charge nothing:',
    ),
  },
  {
    description: 'a payment in another currency settles a donation',
    file: 'libs/server/payments/sync/payment-sync.service.ts',
    find: "if (providerPayment.currency !== payment.currency) return 'currency';",
    replace: '',
    caughtBy: api(
      'libs/server/payments/webhook/stripe-webhook.spec.ts',
      'never marks a donation as paid in another currency',
    ),
  },
  {
    description: 'the cart shows the price of one beside a quantity of two',
    file: 'libs/features/cart/CartLines/CartLines.tsx',
    find: 'amount: formatDollars(computeLineCents(item))',
    replace: 'amount: formatDollars(computeLineCents({ ...item, quantity: 1 }))',
    caughtBy: story('features-cart-cartscreen--ready'),
  },
];
