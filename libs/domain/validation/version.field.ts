import { number } from 'yup';

export const VERSION_MAX = 2_147_483_647;

/** Optimistic locking: the version of a record that a change is based on. Without one, the change always applies. */
export const versionField = (description: string) =>
  number()
    .integer('Version must be an integer.')
    .min(1, 'Version must be at least 1.')
    .max(VERSION_MAX, 'Version is too large.')
    .optional()
    .meta({ description });
