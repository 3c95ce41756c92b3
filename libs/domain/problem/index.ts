export { isProblem } from './problem.rules.ts';
export type { FieldErrors, Problem } from './problem.types.ts';
