import type { InferType } from 'yup';
import { donationFormSchema } from '../donation/donation.schema.ts';

/** The form in which a donor changes a monthly gift: the same two fields as in the form that began it. */
export const monthlyAmountFormSchema = donationFormSchema.pick(['amount', 'coversCost']);
export type RecurringAmountForm = InferType<typeof monthlyAmountFormSchema>;
