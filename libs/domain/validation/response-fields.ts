import { array, boolean, mixed, number, object, string } from 'yup';
import type { ISchema, ObjectShape } from 'yup';

/**
 * Building blocks for the schemas of API responses. Unlike form fields they have no messages and accept empty text: they describe
 * what the server sends. Every property is present unless marked optional.
 */

const isTimestamp = (text: string | null | undefined) =>
  text === undefined || text === null || !Number.isNaN(Date.parse(text));

export const text = (description?: string) => string().defined().meta({ description });
export const textOrNull = (description?: string) => string().defined().nullable().meta({ description });
export const optionalText = (description?: string) => string().optional().meta({ description });
export const flag = (description?: string) => boolean().defined().meta({ description });
export const integer = (description?: string) => number().integer().defined().meta({ description });
export const integerOrNull = (description?: string) => integer(description).nullable();
export const cents = (description = 'Amount in whole US cents.') => integer(description);
export const dollars = () =>
  number().defined().meta({ description: 'Amount in US dollars with at most two decimals.' });

/** ISO 8601 in UTC. */
export const timestamp = (description?: string) =>
  string().defined().test('date-time', isTimestamp).meta({ description, format: 'date-time' });
export const timestampOrNull = (description?: string) => timestamp(description).nullable();

/** One of the listed values. */
export const choice = <Value extends string>(values: readonly Value[], description?: string) =>
  string().oneOf<Value>(values).defined().meta({ description });

export const list = <Item>(item: ISchema<Item>, description?: string) =>
  array().of(item).defined().meta({ description });

/** An object whose properties are all present, except optional ones. */
export const record = <Shape extends ObjectShape>(properties: Shape) => object(properties).defined();

const isRecordOfText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((item) => typeof item === 'string');

/** An object with text values under arbitrary keys. */
export const recordOfText = () =>
  mixed<Record<string, string>>(isRecordOfText)
    .defined()
    .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } });

/** `{ sent: true }`: the email has been sent, now or before. */
export const sentResponse = record({
  sent: boolean()
    .oneOf([true] as const)
    .defined(),
});

/** `{ received: true }`: a webhook event is stored. */
export const receivedResponse = record({
  received: boolean()
    .oneOf([true] as const)
    .defined(),
});

/** `{}`: an empty response, which does not reveal whether something exists. */
export const emptyResponse = record({});
