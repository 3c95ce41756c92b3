import slugify from '@sindresorhus/slugify';
import { SLUG_MAX } from './slug.schema.ts';

/** Transliterates text into a slug of whole words: `Équateur & co.` becomes `equateur-and-co`. May be empty. */
export function toSlug(text: string): string {
  const slug = slugify(text, { decamelize: false });
  if (slug.length <= SLUG_MAX) return slug;
  const end = slug.lastIndexOf('-', SLUG_MAX);
  return slug.slice(0, end > 0 ? end : SLUG_MAX);
}
