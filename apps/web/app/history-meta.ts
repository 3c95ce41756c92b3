import { organisation, timelineContent, timelineEntries } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import type { MetaDescriptor } from 'react-router-dom';
import { metaOf } from './meta';
import { pages, paths } from './paths';

/** The head of the whole timeline: the list of its entries for machines, each with its own address. */
export function aboutTimeline(publicUrl = ''): MetaDescriptor[] {
  const { title, lead: description } = timelineContent;
  return [
    ...metaOf(pages.history, { title, description }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        description,
        url: publicUrl + paths.history,
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        numberOfItems: timelineEntries.length,
        itemListElement: timelineEntries.map(({ slug, title: name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: publicUrl + paths.historyEntry(slug),
        })),
      },
    },
  ];
}

/** The head of an entry's own page: its title and words, and what it is a part of. */
export function aboutEntry(
  { slug, title, description, date }: TimelineEntry,
  publicUrl = '',
): MetaDescriptor[] {
  const [first = ''] = description.split(/(?<=\.) /);
  return [
    ...metaOf(pages.historyEntry, { title: `${title} (${date.text})`, description: first }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name: title,
        text: description,
        url: publicUrl + paths.historyEntry(slug),
        inLanguage: 'en',
        ...(date.precision !== 'span' && { temporalCoverage: date.value }),
        isPartOf: {
          '@type': 'CreativeWork',
          name: timelineContent.title,
          url: publicUrl + paths.history,
        },
        publisher: { '@type': 'NGO', name: organisation.name },
      },
    },
  ];
}
