export { toAnchor } from './anchor.ts';
export { findClosestPaths, editDistance } from './closest-paths.ts';
