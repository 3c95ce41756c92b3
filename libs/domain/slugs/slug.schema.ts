import { string } from 'yup';

export const SLUG_MAX = 80;
const SLUG_PATTERN = /^[a-z0-9-]*$/;

const isTrimmed = (slug: string) => !slug.startsWith('-') && !slug.endsWith('-') && !slug.includes('--');

/** Readable last segment of a URL; empty for none. */
export const slugField = () =>
  string()
    .max(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters.`)
    .test(
      'slug',
      'Use lowercase letters and digits with single hyphens between them.',
      (slug = '') => SLUG_PATTERN.test(slug) && isTrimmed(slug),
    );
