import { organization } from '@paniscus/content';
import type { Crumb } from '@paniscus/ui';
import type { MetaDescriptor } from 'react-router-dom';
import { pictureProperties } from './head/picture-properties';
import type { SharedPicture } from './head/picture-properties';
import { buildTrail } from './head/structured-data';
import type { Thing } from './head/structured-data';
import type { RouteDefinition } from '@paniscus/routes';

export type PageText = {
  /** Without the organization's name; the home page has none. */
  title?: string;
  description?: string;
  type?: 'website' | 'article' | 'profile' | 'book' | 'product' | 'video.other';
  /** Replaces the card named in `handle.card`. */
  picture?: SharedPicture;
  jsonLd?: readonly Thing[];
  /** Breadcrumb including the page itself. */
  trail?: readonly Crumb[];
};

const homeTitle = `${organization.name} · ${organization.purpose.replace(/\.$/, '')}`;

/**
 * Metadata of a page: title with the organization's name, robots, and sharing tags. The server adds the tags that
 * depend on the URL: canonical, `og:url`, and the card.
 */
export function buildMeta(page: RouteDefinition | undefined, text: PageText): MetaDescriptor[] {
  const { title, description = organization.purpose } = text;
  const own = [
    { title: title === undefined ? homeTitle : `${title} · ${organization.name}` },
    { name: 'description', content: description },
  ];
  return page?.isIndexed
    ? [...own, ...buildSharedMeta(text, description)]
    : [...own, { name: 'robots', content: 'noindex' }];
}

function buildSharedMeta(
  { title, type = 'website', picture, jsonLd = [], trail = [] }: PageText,
  description: string,
) {
  const things = trail.length > 0 ? [...jsonLd, buildTrail(trail)] : jsonLd;
  return [
    ...toProperties({
      'og:title': title ?? organization.name,
      'og:description': description,
      'og:type': type,
      'og:site_name': organization.name,
      'og:locale': 'en_US',
    }),
    ...(picture === undefined ? [] : toProperties(pictureProperties(picture))),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ] satisfies MetaDescriptor[];
}

const toProperties = (properties: Record<string, string>) =>
  Object.entries(properties).map(([property, content]) => ({ property, content }));
