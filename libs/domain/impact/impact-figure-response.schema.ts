import type { InferType } from 'yup';
import { flag, integer, list, record, text } from '../validation/response-fields.ts';

const impactFigureResponse = record({
  id: integer(),
  title: text('What is counted.'),
  value: text('Number with its unit, or a short text.'),
  period: text('Time that the value is for.'),
  explanation: text('One sentence.'),
  source: text('Where the value comes from.'),
  source_url: text('https URL of the source; empty for none.'),
});

/** Response of `GET /api/impact-figures/`: published figures in their order. */
export const impactFigureListResponse = list(impactFigureResponse);

/** A figure for staff; response of `POST /api/impact-figures/` and `PUT /api/impact-figures/{id}/`. */
export const staffImpactFigureResponse = impactFigureResponse.shape({
  is_published: flag('Whether visitors see the figure.'),
  version: integer('Increased by every change of the figure, but not of its place in the order.'),
});

/** Response of `GET /api/impact-figures/all/` and `PUT /api/impact-figures/order/`. */
export const staffImpactFigureListResponse = list(staffImpactFigureResponse);

export type ImpactFigure = InferType<typeof impactFigureResponse>;
export type StaffImpactFigure = InferType<typeof staffImpactFigureResponse>;
