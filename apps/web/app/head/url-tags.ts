import { PICTURES } from '@paniscus/content';
import { generatePath } from 'react-router-dom';
import type { RouteDefinition } from '@paniscus/routes';
import { toAbsoluteUrl } from './absolute-url';
import { escapeAttribute } from './escape-attribute';
import { buildImageProperties } from './image-properties';

/** Tags that the page has written itself. */
type OwnTags = { hasCanonical?: boolean; hasPicture?: boolean };
type Page = { handle: RouteDefinition; params: Record<string, string | undefined> };

/**
 * Head tags that depend on the public host, unless the page has its own: canonical URL, `og:url` and the social card.
 * (Cards are named here and not in `buildMeta`, so that browsers do not load the list of all pictures.)
 */
export function renderUrlTags({ handle, params }: Page, own: OwnTags = {}): string {
  const toPageUrl = (path: string) => toAbsoluteUrl(generatePath(path, params));
  const canonical = own.hasCanonical
    ? ''
    : `<link rel="canonical" href="${toPageUrl(handle.canonical ?? handle.path)}">`;
  if (!handle.isIndexed) return canonical;
  const properties = {
    ...(!own.hasCanonical && { 'og:url': toPageUrl(handle.path) }),
    ...(!own.hasPicture && buildImageProperties(PICTURES[`card-${handle.card ?? 'home'}`])),
  };
  return (
    canonical +
    Object.entries(properties)
      .map(([name, value]) => `<meta property="${name}" content="${escapeAttribute(value)}">`)
      .join('')
  );
}
