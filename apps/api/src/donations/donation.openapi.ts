import type { JsonSchema } from '../common/openapi/json-schema.ts';

export const DONATION_INTENT: JsonSchema = {
  type: 'object',
  required: ['clientSecret', 'customerId'],
  properties: {
    clientSecret: { type: 'string', description: "The payment intent's, for the provider's browser script." },
    customerId: { type: 'string' },
  },
};

export const RECEIPT_SENT: JsonSchema = {
  type: 'object',
  required: ['sent'],
  properties: { sent: { type: 'boolean', enum: [true] } },
};
