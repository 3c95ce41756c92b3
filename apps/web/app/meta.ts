import { organization } from '@paniscus/content';
import type { BreadcrumbItem } from '@paniscus/ui';
import type { MetaDescriptor } from 'react-router-dom';
import { toAbsoluteUrl } from './head/absolute-url';
import { buildImageProperties } from './head/image-properties';
import type { SharedImage } from './head/image-properties';
import { buildBreadcrumbList } from './head/structured-data';
import type { JsonLdThing } from './head/structured-data';
import type { RouteDefinition } from '@paniscus/routes';

export type PageMetadata = {
  /** Without the organization's name; the home page has none. */
  title?: string;
  description?: string;
  type?: 'website' | 'article' | 'profile' | 'book' | 'product' | 'video.other';
  /** Replaces the card named in `handle.card`. */
  picture?: SharedImage;
  jsonLd?: readonly JsonLdThing[];
  /** Path of the canonical URL, where it depends on the content; otherwise that of the route. */
  canonicalPath?: string;
  /** Breadcrumb including the page itself. */
  breadcrumbs?: readonly BreadcrumbItem[];
};

const homeTitle = `${organization.name} · ${organization.purpose.replace(/\.$/, '')}`;

/**
 * Metadata of a page: title with the organization's name, robots, and sharing tags. The server adds the tags that
 * depend on the URL: canonical, `og:url`, and the card.
 */
export function buildMeta(page: RouteDefinition | undefined, text: PageMetadata): MetaDescriptor[] {
  const { title, description = organization.purpose } = text;
  const basicTags = [
    { title: title === undefined ? homeTitle : `${title} · ${organization.name}` },
    { name: 'description', content: description },
  ];
  return page?.isIndexed
    ? [...basicTags, ...buildSharedMeta(text, description)]
    : [...basicTags, { name: 'robots', content: 'noindex' }];
}

function buildSharedMeta(
  { title, type = 'website', picture, canonicalPath, jsonLd = [], breadcrumbs = [] }: PageMetadata,
  description: string,
) {
  const items = breadcrumbs.length > 0 ? [...jsonLd, buildBreadcrumbList(breadcrumbs)] : jsonLd;
  return [
    ...toProperties({
      'og:title': title ?? organization.name,
      'og:description': description,
      'og:type': type,
      'og:site_name': organization.name,
      'og:locale': 'en_US',
    }),
    ...(canonicalPath === undefined ? [] : buildCanonicalTags(toAbsoluteUrl(canonicalPath))),
    ...(picture === undefined ? [] : toProperties(buildImageProperties(picture))),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...items.map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ] satisfies MetaDescriptor[];
}

const buildCanonicalTags = (url: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: url },
  ...toProperties({ 'og:url': url }),
];

const toProperties = (properties: Record<string, string>) =>
  Object.entries(properties).map(([property, content]) => ({ property, content }));
