import type { InferType } from 'yup';
import { donationFormSchema } from '../donation/donation.schema.ts';

/** Form to change the amount of a recurring donation: the same two fields as in the donation form. */
export const recurringAmountFormSchema = donationFormSchema.pick(['amount', 'coversCost']);
export type RecurringAmountForm = InferType<typeof recurringAmountFormSchema>;
