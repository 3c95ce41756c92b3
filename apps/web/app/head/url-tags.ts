import { PICTURES } from '@paniscus/content';
import { generatePath } from 'react-router-dom';
import type { RouteHandle } from '../paths';
import { getAddress } from './url';
import { attribute } from './attribute';
import { pictureProperties } from './picture-properties';

type Page = { handle: RouteHandle; params: Record<string, string | undefined> };

/**
 * What of a page's head only the server knows: its one address on the public host, however it was asked for, where it
 * stands for search engines, and the card that stands for it elsewhere, unless its own head shows a picture. (Cards are named here and not in `metaOf`,
 * so that no browser loads the list of all pictures.)
 */
export function addressTags({ handle, params }: Page, hasPicture: boolean): string {
  const addressAt = (path: string) => getAddress(generatePath(path, params));
  const canonical = `<link rel="canonical" href="${addressAt(handle.canonical ?? handle.path)}">`;
  if (!handle.isListed) return canonical;
  const card = hasPicture ? {} : pictureProperties(PICTURES[`card-${handle.card ?? 'home'}`]);
  const properties = Object.entries({ 'og:url': addressAt(handle.path), ...card });
  return (
    canonical +
    properties.map(([name, value]) => `<meta property="${name}" content="${attribute(value)}">`).join('')
  );
}
