import { memorialEvent, organisation, PICTURES } from '@paniscus/content';
import { addressOf } from './head/address';
import { publisher } from './head/structured-data';
import type { Happening } from './head/structured-data';

const { street, city, region, postalCode, country } = organisation.postalAddress;

/** The event of the home page, for machines: one comes to it, or listens from afar. */
export const eventThing: Happening = {
  '@type': 'Event',
  name: memorialEvent.title,
  description: `${memorialEvent.text.coming} ${memorialEvent.place}.`,
  startDate: memorialEvent.startsAt,
  endDate: memorialEvent.endsAt,
  url: addressOf('/'),
  image: [addressOf(PICTURES.event.src)],
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: [
    {
      '@type': 'Place',
      name: organisation.name,
      address: `${street}, ${city}, ${region} ${postalCode}, ${country}`,
    },
    { '@type': 'VirtualLocation', url: memorialEvent.href },
  ],
  organizer: publisher,
};
