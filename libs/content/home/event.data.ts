import { organization } from '../organization/organization.data.ts';

/** A one-day event with a link to details. */
export type EventContent = {
  title: string;
  /** ISO 8601 with UTC offset. */
  startsAt: string;
  endsAt: string;
  /** IANA time zone in which the hours are displayed. */
  timeZone: string;
  place: string;
  /** Text before, during and after the event. */
  text: Record<'upcoming' | 'now' | 'past', string>;
  label: Record<'upcoming' | 'now' | 'past', string>;
  href: string;
};

export const memorialEvent: EventContent = {
  title: 'A workshop in memory of Kanzi',
  startsAt: '2025-04-19T13:00:00-05:00',
  endsAt: '2025-04-19T18:00:00-05:00',
  timeZone: organization.timeZone,
  place: 'In person or online',
  text: {
    upcoming: 'An afternoon for everyone who knew him, worked with him or read about him.',
    now: 'It is happening now. You can still join online.',
    past: 'This event has ended. It was an afternoon for everyone who knew him, worked with him or read about him.',
  },
  label: { upcoming: 'Upcoming event', now: 'Today', past: 'Past event' },
  href: organization.links.memorial,
};
