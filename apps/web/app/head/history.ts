import { timelineContent, timelineEntries } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';
import { toAbsoluteUrl } from './absolute-url';
import { truncateDescription } from './truncate';
import { publisher } from './structured-data';
import { breadcrumbs } from './breadcrumbs';

export function buildTimelineMeta(): MetaDescriptor[] {
  const { title, lead: description } = timelineContent;
  const list = {
    '@type': 'ItemList' as const,
    name: title,
    description,
    url: toAbsoluteUrl(paths.history),
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: timelineEntries.length,
    itemListElement: timelineEntries.map(({ slug, title: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: toAbsoluteUrl(paths.historyEntry(slug)),
    })),
  };
  return buildMeta(ROUTES.history, { title, description, jsonLd: [list] });
}

export function buildTimelineEntryMeta(entry: TimelineEntry): MetaDescriptor[] {
  const { slug, title, description, date } = entry;
  const entryJsonLd = {
    '@type': 'CreativeWork' as const,
    name: title,
    text: description,
    url: toAbsoluteUrl(paths.historyEntry(slug)),
    inLanguage: 'en',
    ...(date.precision !== 'span' && { temporalCoverage: date.value }),
    isPartOf: { '@type': 'CreativeWork', name: timelineContent.title, url: toAbsoluteUrl(paths.history) },
    publisher,
  };
  return buildMeta(ROUTES.historyEntry, {
    title: `${title} (${date.text})`,
    description: truncateDescription(description),
    type: 'article',
    jsonLd: [entryJsonLd],
    breadcrumbs: breadcrumbs.historyEntry(entry),
  });
}
