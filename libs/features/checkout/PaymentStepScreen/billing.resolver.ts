import { yupResolver } from '@hookform/resolvers/yup';
import { BILLING_FIELDS, billingStepSchema } from '@paniscus/domain/checkout';
import { firstFailureResolver } from '@paniscus/ui';

export const billingResolver = firstFailureResolver(yupResolver(billingStepSchema), BILLING_FIELDS);
