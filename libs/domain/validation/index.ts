export { collectFailures } from './first-failure.ts';
