import { generatePath } from 'react-router-dom';
import type { RouteHandle } from '../paths';
import { addressOf } from './address';

type Page = { handle: RouteHandle; params: Record<string, string | undefined> };

/** What of a page's head depends on its address: the one on the public host, however it was asked for. */
export function addressTags({ handle, params }: Page): string {
  const address = addressOf(generatePath(handle.canonical ?? handle.path, params));
  const canonical = `<link rel="canonical" href="${address}">`;
  if (!handle.isListed) return canonical;
  return `${canonical}<meta property="og:url" content="${address}">`;
}
