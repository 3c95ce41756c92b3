import { timelineContent, timelineEntries } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';
import { getAddress } from './url';
import { shortened } from './shortened';
import { publisher } from './structured-data';
import { trails } from './breadcrumbs';

export function aboutTimeline(): MetaDescriptor[] {
  const { title, lead: description } = timelineContent;
  const list = {
    '@type': 'ItemList' as const,
    name: title,
    description,
    url: getAddress(paths.history),
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: timelineEntries.length,
    itemListElement: timelineEntries.map(({ slug, title: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: getAddress(paths.historyEntry(slug)),
    })),
  };
  return buildMeta(ROUTES.history, { title, description, jsonLd: [list] });
}

export function aboutEntry(entry: TimelineEntry): MetaDescriptor[] {
  const { slug, title, description, date } = entry;
  const account = {
    '@type': 'CreativeWork' as const,
    name: title,
    text: description,
    url: getAddress(paths.historyEntry(slug)),
    inLanguage: 'en',
    ...(date.precision !== 'span' && { temporalCoverage: date.value }),
    isPartOf: { '@type': 'CreativeWork', name: timelineContent.title, url: getAddress(paths.history) },
    publisher,
  };
  return buildMeta(ROUTES.historyEntry, {
    title: `${title} (${date.text})`,
    description: shortened(description),
    type: 'article',
    jsonLd: [account],
    trail: trails.historyEntry(entry),
  });
}
