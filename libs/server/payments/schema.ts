import type { DatabaseSchema } from '@paniscus/server/platform';
import { AddDisputes1763700002210 } from './migrations/1763700002210-add-disputes.ts';
import { CreatePayments1763700000300 } from './migrations/1763700000300-create-payments.ts';
import { CreateRefunds1763700000710 } from './migrations/1763700000710-create-refunds.ts';
import { KeepRefunds1763700000800 } from './migrations/1763700000800-keep-refunds.ts';
import { GeneraliseRefunds1763700000930 } from './migrations/1763700000930-generalise-refunds.ts';
import { IndexLimits1763700000935 } from './migrations/1763700000935-index-limits.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity } from './refunds/refund.entity.ts';
import { TransitionEntity } from './transition.entity.ts';
import { PaymentEventEntity } from './webhook/payment-event.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const paymentsSchema: DatabaseSchema = {
  entities: [PaymentEntity, RefundEntity, TransitionEntity, PaymentEventEntity],
  migrations: [
    CreatePayments1763700000300,
    CreateRefunds1763700000710,
    KeepRefunds1763700000800,
    GeneraliseRefunds1763700000930,
    IndexLimits1763700000935,
    AddDisputes1763700002210,
  ],
};
