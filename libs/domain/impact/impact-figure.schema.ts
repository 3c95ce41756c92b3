import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { lineField } from '../validation/fields.ts';
import { FIGURE_LIMITS, isSourceUrl } from './impact-figure.rules.ts';
import { versionField } from '../validation/version.field.ts';

const INVALID_URL = 'Enter a web address that starts with https://, or leave it empty.';
const INVALID_ID = 'Invalid figure.';
const ID_MAX = 2_147_483_647;

/** Form of an impact figure. */
export const impactFigureSchema = object({
  title: lineField('Title', 3, FIGURE_LIMITS.title).meta({
    description: 'What is counted: `Forest protected`.',
  }),
  value: lineField('Value', 1, FIGURE_LIMITS.value).meta({
    description: 'Number with its unit, or a short text: `3,000 acres`.',
  }),
  period: lineField('Period', 2, FIGURE_LIMITS.period).meta({
    description: 'Time that the value is for: `2026`, `Since 2019`.',
  }),
  explanation: lineField('Explanation', 10, FIGURE_LIMITS.explanation),
  source: lineField('Source', 3, FIGURE_LIMITS.source),
  source_url: string()
    .defined(INVALID_URL)
    .max(FIGURE_LIMITS.sourceUrl, 'Link must be at most 500 characters.')
    .test('https', INVALID_URL, (text) => isSourceUrl(text.trim()))
    .meta({ description: 'https URL of the source; empty for none.' }),
  is_published: boolean().required('Choose whether visitors see the figure.'),
});
export type ImpactFigureForm = InferType<typeof impactFigureSchema>;

/** Body of `POST /api/impact-figures/`. */
export const impactFigureCreateSchema = impactFigureSchema.shape({
  position: number()
    .integer('Position must be an integer.')
    .min(0, 'Position must be at least 0.')
    .max(ID_MAX, 'Position is too large.')
    .optional()
    .meta({ description: 'Index in the order; by default the figure is the last one.' }),
});
export type ImpactFigureCreate = InferType<typeof impactFigureCreateSchema>;

/** Body of `PUT /api/impact-figures/{id}/`. */
export const impactFigureChangeSchema = impactFigureSchema.shape({
  version: versionField(
    'Version that the change is based on. When the figure has a later version, the response is 409; without a version, the change always applies.',
  ),
});
export type ImpactFigureChange = InferType<typeof impactFigureChangeSchema>;

/** Body of `PUT /api/impact-figures/order/`: the ids of all figures, in their new order. */
export const impactFigureOrderSchema = object({
  ids: array()
    .of(number().integer(INVALID_ID).min(1, INVALID_ID).max(ID_MAX, INVALID_ID).required(INVALID_ID))
    .max(1000, 'Too many figures.')
    .required('List all figures.'),
});
export type ImpactFigureOrder = InferType<typeof impactFigureOrderSchema>;
