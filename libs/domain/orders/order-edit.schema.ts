import { array, number, object } from 'yup';
import type { InferType } from 'yup';
import { addressLine2Field, phoneField, zipField } from '../checkout/buyer.fields.ts';
import { stateField } from '../checkout/checkout.fields.ts';
import { emailField, lineField } from '../validation/fields.ts';

const ID_MAX = 2_147_483_647;
const UNKNOWN_OPTION = 'Choose an option for each item.';

const variantField = () =>
  number().integer(UNKNOWN_OPTION).min(1, UNKNOWN_OPTION).max(Number.MAX_SAFE_INTEGER, UNKNOWN_OPTION);

/** Form in which staff correct an order that is not at Printify yet. */
export const orderEditFormSchema = object({
  variant_ids: array()
    .of(variantField().required(UNKNOWN_OPTION))
    .required(UNKNOWN_OPTION)
    .max(100, UNKNOWN_OPTION)
    .meta({ description: 'Variant of each item, in the order of `lines`.' }),
  address1: lineField('Address Line 1', 3, 200),
  address2: addressLine2Field().default(''),
  city: lineField('City', 2, 200),
  region: stateField(),
  zip: zipField(),
  email: emailField(),
  phone: phoneField().default(''),
});

/** Body of `POST /api/orders/{id}/edit/`. */
export const orderEditSchema = orderEditFormSchema.shape({
  version: number()
    .integer('Version must be an integer.')
    .min(1, 'Version must be at least 1.')
    .max(ID_MAX, 'Version is too large.')
    .required('Version is required.')
    .meta({
      description:
        'Version that the change is based on, from `edit.version`. If the order has a later one, the response is 409.',
    }),
});

export type OrderEditForm = InferType<typeof orderEditFormSchema>;
export type OrderEdit = InferType<typeof orderEditSchema>;
