import { APPLE_ICON } from '@paniscus/routes';
import { memorialEvent, organization, PICTURES } from '@paniscus/content';
import { toAbsoluteUrl } from './absolute-url';
import { publisher } from './structured-data';
import type { EventJsonLd, OrganizationJsonLd } from './structured-data';

export const eventJsonLd: EventJsonLd = {
  '@type': 'Event',
  name: memorialEvent.title,
  description: `${memorialEvent.text.upcoming} ${memorialEvent.place}.`,
  startDate: memorialEvent.startsAt,
  endDate: memorialEvent.endsAt,
  url: toAbsoluteUrl('/'),
  image: [toAbsoluteUrl(PICTURES.event.src)],
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: [
    { '@type': 'Place', name: 'In person', address: `Told at ${memorialEvent.href}` },
    { '@type': 'VirtualLocation', url: memorialEvent.href },
  ],
};

const { legalName, purpose, taxNumber, mailboxes } = organization;
const { street, city, region, postalCode, country } = organization.postalAddress;

export const organizationJsonLd: OrganizationJsonLd = {
  ...publisher,
  legalName,
  description: purpose,
  email: mailboxes.info,
  taxID: taxNumber,
  logo: toAbsoluteUrl(APPLE_ICON.src),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  },
};
