import { object } from 'yup';
import type { InferType } from 'yup';
import { nameField } from '../validation/fields.ts';

export const cardHolderSchema = object({ name: nameField('Name on the card') });
export type CardHolder = InferType<typeof cardHolderSchema>;
