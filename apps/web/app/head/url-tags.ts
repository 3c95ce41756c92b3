import { PICTURES } from '@paniscus/content';
import { generatePath } from 'react-router-dom';
import type { RouteDefinition } from '@paniscus/routes';
import { getAddress } from './url';
import { attribute } from './attribute';
import { pictureProperties } from './picture-properties';

type Page = { handle: RouteDefinition; params: Record<string, string | undefined> };

/**
 * Head tags that depend on the public host: canonical URL, `og:url`, and the social card unless the page has its own
 * picture. (Cards are named here and not in `buildMeta`, so that browsers do not load the list of all pictures.)
 */
export function addressTags({ handle, params }: Page, hasPicture: boolean): string {
  const addressAt = (path: string) => getAddress(generatePath(path, params));
  const canonical = `<link rel="canonical" href="${addressAt(handle.canonical ?? handle.path)}">`;
  if (!handle.isIndexed) return canonical;
  const card = hasPicture ? {} : pictureProperties(PICTURES[`card-${handle.card ?? 'home'}`]);
  const properties = Object.entries({ 'og:url': addressAt(handle.path), ...card });
  return (
    canonical +
    properties.map(([name, value]) => `<meta property="${name}" content="${attribute(value)}">`).join('')
  );
}
