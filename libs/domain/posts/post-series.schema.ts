import { number, object } from 'yup';
import { toSlug } from '../slugs/slug.rules.ts';
import { lineField } from '../validation/fields.ts';

const NAME_MAX = 100;
const POSITION_MAX = 999;
const INVALID_POSITION = `Part must be a whole number from 1 to ${POSITION_MAX}.`;

/** Series that a post belongs to, and its position there. */
export const postSeriesSchema = object({
  name: lineField('Name of the series', 2, NAME_MAX).test(
    'slug',
    'The name of a series needs a letter or a digit.',
    (name?: string) => name === undefined || name.length > NAME_MAX || toSlug(name) !== '',
  ),
  position: number()
    .typeError(INVALID_POSITION)
    .required(INVALID_POSITION)
    .integer(INVALID_POSITION)
    .min(1, INVALID_POSITION)
    .max(POSITION_MAX, INVALID_POSITION)
    .meta({ description: 'Sort key: posts with the same position are in the order of their creation.' }),
});
