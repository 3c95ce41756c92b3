import { organization } from '@paniscus/content';
import type { Crumb } from '@paniscus/ui';
import { getAddress } from './url';

type Moment = string;

type Named<Type extends string> = { '@type': Type; name: string; url?: string };

export type Ngo = Named<'NGO'> & {
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

export type Happening = {
  '@type': 'Event';
  name: string;
  description: string;
  startDate: Moment;
  endDate?: Moment;
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

export type Writing = {
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
  isPartOf?: Container;
  sameAs?: string;
  isbn?: string;
};

export type Container =
  | (Named<'Periodical' | 'Book'> & { issn?: string })
  | { '@type': 'PublicationVolume'; volumeNumber: string; isPartOf: Container }
  | { '@type': 'PublicationIssue'; issueNumber: string; isPartOf: Container };

export type Film = {
  '@type': 'VideoObject';
  name: string;
  description: string;
  thumbnailUrl: readonly string[];
  /** Required by search engines; omit if unknown. */
  uploadDate?: Moment;
  url?: string;
  embedUrl?: string;
  contentUrl?: string;
};

export type BlogPost = {
  '@type': 'BlogPosting';
  headline: string;
  description: string;
  url: string;
  datePublished: Moment;
  author: Named<'Person'>;
  publisher: Named<'NGO'>;
};

export type Goods = {
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

type Listing = {
  '@type': 'CollectionPage' | 'ItemList';
  name: string;
  description: string;
  url: string;
  [property: string]: unknown;
};

type Account = {
  '@type': 'CreativeWork' | 'LearningResource' | readonly string[];
  name: string;
  url: string;
  [property: string]: unknown;
};

type Trail = {
  '@type': 'BreadcrumbList';
  itemListElement: readonly { '@type': 'ListItem'; position: number; name: string; item: string }[];
};

export type Thing = Account | BlogPost | Film | Goods | Happening | Listing | Ngo | Trail | Writing;

/** The organization as a reference within other items. */
export const publisher = { '@type': 'NGO', name: organization.name, url: getAddress('/') } as const;

export function buildTrail(crumbs: readonly Crumb[]): Trail {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: getAddress(href),
    })),
  };
}
