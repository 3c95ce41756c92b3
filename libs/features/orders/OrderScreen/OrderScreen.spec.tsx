import { anOrderPage, aParcel } from '@paniscus/fixtures';
import { AppTheme } from '@paniscus/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderScreen } from './OrderScreen';

/** December 23 in New York, and December 22 in the organization's emails about the order. */
const LATE_EVENING = '2026-12-23T05:30:00Z';

it('an order has the same days on its page as in its emails', () => {
  const parcels = [aParcel({ shipped_at: LATE_EVENING, delivered_at: LATE_EVENING })];
  const order = anOrderPage({ state: 'delivered', created_at: LATE_EVENING, parcels });

  const html = renderToString(
    <AppTheme>
      <OrderScreen
        state={{ kind: 'ready', order }}
        links={{ store: '/store', cart: '/cart', findOrder: '/find-order' }}
      />
    </AppTheme>,
  );

  const days = [...html.matchAll(/<time[^>]*>(.*?)<\/time>/g)].map(([, day]) => day);
  expect(days.length).toBeGreaterThan(2);
  expect(new Set(days)).toEqual(new Set(['December 22, 2026']));
});
