export { toSlug } from './slug.rules.ts';
