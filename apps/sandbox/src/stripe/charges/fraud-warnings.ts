import type Stripe from 'stripe';
import { missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import { isCreatedWithin, getPage } from '../api/lists.ts';
import type { Ask, Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const URL = '/v1/radar/early_fraud_warnings';

export function fraudWarningRoutes({ records }: Context): Resource {
  return [
    {
      method: 'GET',
      path: URL,
      handle: ({ params }) => {
        params.only([
          'charge',
          'created',
          'ending_before',
          'expand',
          'limit',
          'payment_intent',
          'starting_after',
        ]);
        const intent = params.text('payment_intent');
        const charge = params.text('charge');
        const found = records.fraudWarnings
          .all()
          .filter(
            (each) =>
              (!intent || each.payment_intent === intent) &&
              (!charge || each.charge === charge) &&
              isCreatedWithin(each.created, params),
          );
        return getPage(found.map((each) => asNow(records, each)).reverse(), URL, params);
      },
    },
    {
      method: 'GET',
      path: `${URL}/:id`,
      handle: ({ places }) => {
        const warning = records.fraudWarnings.get(places.id ?? '');
        if (!warning) throw missing('early fraud warning', places.id ?? '', 'early_fraud_warning');
        return asNow(records, warning);
      },
    },
  ];
}

export function recordFraudWarning({ records, clock, emit }: Context, charge: Stripe.Charge, ask: Ask): void {
  const warning = records.fraudWarnings.put({
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: clock.now(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: String(charge.payment_intent),
  });
  emit('radar.early_fraud_warning.created', warning, ask);
}

/** A warning is not actionable once the charge is refunded or disputed. */
function asNow(records: Records, warning: Stripe.Radar.EarlyFraudWarning): Stripe.Radar.EarlyFraudWarning {
  const charge = records.charges.get(String(warning.charge));
  return { ...warning, actionable: !charge?.refunded && !charge?.disputed };
}
