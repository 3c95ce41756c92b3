export { decideFigureWrite, FIGURE_LIMITS, trimFigure } from './impact-figure.rules.ts';
export {
  impactFigureChangeSchema,
  impactFigureCreateSchema,
  impactFigureOrderSchema,
  impactFigureSchema,
} from './impact-figure.schema.ts';
export type {
  ImpactFigureChange,
  ImpactFigureCreate,
  ImpactFigureForm,
  ImpactFigureOrder,
} from './impact-figure.schema.ts';
export {
  impactFigureListResponse,
  staffImpactFigureListResponse,
  staffImpactFigureResponse,
} from './impact-figure-response.schema.ts';
export type { ImpactFigure, StaffImpactFigure } from './impact-figure-response.schema.ts';
