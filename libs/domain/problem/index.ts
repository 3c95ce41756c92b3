export type { FieldErrors, Problem } from './problem.types.ts';
