import { createApiTest, createLibsTest, createStoryTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const moneyFile = 'libs/domain/money/money.ts';
const moneySpec = 'libs/domain/money/money.spec.ts';

/** Amounts, prices and totals. */
export const moneyFaults: Fault[] = [
  {
    description: '"$5.4" is parsed as $5.04',
    file: moneyFile,
    find: "padEnd(2, '0')",
    replace: "padStart(2, '0')",
    caughtBy: createLibsTest(moneySpec, 'parses dollars to the cent, from numbers and strings'),
  },
  {
    description: 'a third decimal place is accepted',
    file: moneyFile,
    find: String.raw`\.(\d{1,2})`,
    replace: String.raw`\.(\d{1,3})`,
    caughtBy: createLibsTest(moneySpec, '1.005'),
  },
  {
    description: '$1,234.05 is formatted as $1,234.5',
    file: moneyFile,
    find: ".toString().padStart(2, '0')",
    replace: '.toString()',
    caughtBy: createLibsTest(moneySpec, 'formats amounts as on a receipt'),
  },
  {
    description: 'the subtotal ignores quantities',
    file: 'libs/domain/cart/cart.rules.ts',
    find: '(dollarsToCents(price) ?? 0) * quantity;',
    replace: '(dollarsToCents(price) ?? 0) + 0 * quantity;',
    caughtBy: createLibsTest(
      'libs/domain/cart/cart.rules.spec.ts',
      'equal the sum of the lines to the cent, in any order',
    ),
  },
  {
    description: 'cart line prices are not compared with the catalog',
    file: 'libs/server/commerce/orders/checkout/quote.service.ts',
    find: 'request.cart.every(({ price }, index) => dollarsToCents(price) === quote.lines[index]?.priceCents) &&',
    replace: '',
    caughtBy: createApiTest(
      'libs/server/commerce/orders/checkout/purchase-totals.spec.ts',
      'line prices, though the subtotal is right',
    ),
  },
  {
    description: 'a wrong total from the browser is charged',
    file: 'libs/server/commerce/orders/checkout/quote.service.ts',
    find: 'submitted.totalCents === quote.totalCents',
    replace: 'submitted.totalCents > 0',
    caughtBy: createApiTest(
      'libs/server/commerce/orders/checkout/purchase-totals.spec.ts',
      'return 409 with the correct totals and store or charge nothing:',
    ),
  },
  {
    description: 'a payment in another currency marks a donation as paid',
    file: 'libs/server/payments/sync/payment-sync.service.ts',
    find: "if (providerPayment.currency !== payment.currency) return 'currency';",
    replace: '',
    caughtBy: createApiTest(
      'libs/server/payments/webhook/stripe-webhook.spec.ts',
      'never marks a donation as paid in another currency',
    ),
  },
  {
    description: 'the cart shows the unit price for a line with quantity two',
    file: 'libs/features/cart/CartLines/CartLines.tsx',
    find: 'amount: formatDollars(computeLineCents(item))',
    replace: 'amount: formatDollars(computeLineCents({ ...item, quantity: 1 }))',
    caughtBy: createStoryTest('features-cart-cartscreen--ready'),
  },
];
