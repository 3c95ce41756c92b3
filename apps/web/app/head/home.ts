import { APPLE_ICON } from '@paniscus/routes';
import { memorialEvent, organization, PICTURES } from '@paniscus/content';
import { getAddress } from './url';
import { publisher } from './structured-data';
import type { Happening, Ngo } from './structured-data';

export const eventThing: Happening = {
  '@type': 'Event',
  name: memorialEvent.title,
  description: `${memorialEvent.text.coming} ${memorialEvent.place}.`,
  startDate: memorialEvent.startsAt,
  endDate: memorialEvent.endsAt,
  url: getAddress('/'),
  image: [getAddress(PICTURES.event.src)],
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: [
    { '@type': 'Place', name: 'In person', address: `Told at ${memorialEvent.href}` },
    { '@type': 'VirtualLocation', url: memorialEvent.href },
  ],
};

const { legalName, purpose, taxNumber, mailboxes } = organization;
const { street, city, region, postalCode, country } = organization.postalAddress;

export const organizationThing: Ngo = {
  ...publisher,
  legalName,
  description: purpose,
  email: mailboxes.info,
  taxID: taxNumber,
  logo: getAddress(APPLE_ICON.src),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  },
};
