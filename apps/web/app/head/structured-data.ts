import { organization } from '@paniscus/content';
import type { BreadcrumbItem } from '@paniscus/ui';
import { toAbsoluteUrl } from './absolute-url';

type IsoDateTime = string;

type Named<Type extends string> = { '@type': Type; name: string; url?: string };

export type OrganizationJsonLd = Named<'NGO'> & {
  url: string;
  legalName?: string;
  description?: string;
  email?: string;
  taxID?: string;
  logo?: string;
  sameAs?: readonly string[];
  address?: {
    '@type': 'PostalAddress';
    streetAddress: string;
    addressLocality: string;
    addressRegion: string;
    postalCode: string;
    addressCountry: string;
  };
};

export type EventJsonLd = {
  '@type': 'Event';
  name: string;
  description: string;
  startDate: IsoDateTime;
  endDate?: IsoDateTime;
  url: string;
  image?: readonly string[];
  eventAttendanceMode: `https://schema.org/${'Offline' | 'Online' | 'Mixed'}EventAttendanceMode`;
  eventStatus: 'https://schema.org/EventScheduled';
  /** In person and online: search engines require both for a mixed event. */
  location: readonly [
    { '@type': 'Place'; name: string; address: string },
    { '@type': 'VirtualLocation'; url: string },
  ];
};

export type PublicationJsonLd = {
  '@type': 'ScholarlyArticle' | 'Chapter' | 'Book' | 'Thesis';
  name: string;
  headline: string;
  url: string;
  inLanguage: 'en';
  author: readonly Named<'Person'>[];
  editor?: readonly Named<'Person'>[];
  datePublished?: string;
  publisher?: Named<'Organization'>;
  pagination?: string;
  isPartOf?: PublicationContainer;
  sameAs?: string;
  isbn?: string;
};

export type PublicationContainer =
  | (Named<'Periodical' | 'Book'> & { issn?: string })
  | { '@type': 'PublicationVolume'; volumeNumber: string; isPartOf: PublicationContainer }
  | { '@type': 'PublicationIssue'; issueNumber: string; isPartOf: PublicationContainer };

export type VideoJsonLd = {
  '@type': 'VideoObject';
  name: string;
  description: string;
  thumbnailUrl: readonly string[];
  /** Required by search engines; omit if unknown. */
  uploadDate?: IsoDateTime;
  url?: string;
  embedUrl?: string;
  contentUrl?: string;
};

export type BlogPostJsonLd = {
  '@type': 'BlogPosting';
  headline: string;
  description: string;
  url: string;
  datePublished: IsoDateTime;
  dateModified: IsoDateTime;
  author: Named<'Person'>;
  publisher: Named<'NGO'>;
  isPartOf?: Named<'CreativeWorkSeries'>;
  /** Part of the series. */
  position?: number;
};

export type ProductJsonLd = {
  '@type': 'Product';
  name: string;
  description: string;
  image: readonly string[];
  sku: string;
  url: string;
  offers?: {
    '@type': 'AggregateOffer';
    url: string;
    priceCurrency: 'USD';
    lowPrice: string;
    highPrice: string;
    offerCount: number;
    availability: `https://schema.org/${'InStock' | 'OutOfStock'}`;
  };
};

type ListJsonLd = {
  '@type': 'CollectionPage' | 'ItemList';
  name: string;
  description: string;
  url: string;
  [property: string]: unknown;
};

type CreativeWorkJsonLd = {
  '@type': 'CreativeWork' | 'LearningResource' | readonly string[];
  name: string;
  url: string;
  [property: string]: unknown;
};

type BreadcrumbListJsonLd = {
  '@type': 'BreadcrumbList';
  itemListElement: readonly { '@type': 'ListItem'; position: number; name: string; item: string }[];
};

export type JsonLdThing =
  | CreativeWorkJsonLd
  | BlogPostJsonLd
  | VideoJsonLd
  | ProductJsonLd
  | EventJsonLd
  | ListJsonLd
  | OrganizationJsonLd
  | BreadcrumbListJsonLd
  | PublicationJsonLd;

/** The organization as a reference within other items. */
export const publisher = { '@type': 'NGO', name: organization.name, url: toAbsoluteUrl('/') } as const;

export function buildBreadcrumbList(crumbs: readonly BreadcrumbItem[]): BreadcrumbListJsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(href),
    })),
  };
}
