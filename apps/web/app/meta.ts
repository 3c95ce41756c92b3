import { organisation } from '@paniscus/content';
import type { MetaDescriptor } from 'react-router-dom';
import type { RouteHandle } from './paths';

type PageText = { title?: string; description?: string };

/** The head of a page: its title with the organisation's name, and whether search engines may list it. */
export function metaOf(page: RouteHandle | undefined, { title, description }: PageText): MetaDescriptor[] {
  return [
    { title: title === undefined ? organisation.name : `${title} · ${organisation.name}` },
    { name: 'description', content: description ?? organisation.purpose },
    ...(page?.isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
