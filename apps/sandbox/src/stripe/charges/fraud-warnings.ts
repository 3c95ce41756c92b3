import type Stripe from 'stripe';
import { resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import type { ApiCall, Context, Resource } from '../context.ts';
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
        const warnings = records.fraudWarnings
          .all()
          .filter(
            (warning) =>
              (!intent || warning.payment_intent === intent) &&
              (!charge || warning.charge === charge) &&
              isCreatedWithin(warning.created, params),
          );
        return paginate(warnings.map((warning) => withCurrentState(records, warning)).reverse(), URL, params);
      },
    },
    {
      method: 'GET',
      path: `${URL}/:id`,
      handle: ({ pathParams }) => {
        const warning = records.fraudWarnings.get(pathParams.id ?? '');
        if (!warning)
          throw resourceMissing('early fraud warning', pathParams.id ?? '', 'early_fraud_warning');
        return withCurrentState(records, warning);
      },
    },
  ];
}

export function recordFraudWarning(
  { records, clock, emit }: Context,
  charge: Stripe.Charge,
  call: ApiCall,
): void {
  const warning = records.fraudWarnings.put({
    id: createId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: clock.now(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: String(charge.payment_intent),
  });
  emit('radar.early_fraud_warning.created', warning, call);
}

/** A warning is not actionable once the charge is refunded or disputed. */
function withCurrentState(
  records: Records,
  warning: Stripe.Radar.EarlyFraudWarning,
): Stripe.Radar.EarlyFraudWarning {
  const charge = records.charges.get(String(warning.charge));
  return { ...warning, actionable: !charge?.refunded && !charge?.disputed };
}
