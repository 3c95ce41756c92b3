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
  text: Record<'coming' | 'now' | 'past', string>;
  label: Record<'coming' | 'now' | 'past', string>;
  href: string;
};

export const memorialEvent: EventContent = {
  title: 'A workshop in memory of Kanzi',
  startsAt: '2025-04-19T13:00:00-05:00',
  endsAt: '2025-04-19T18:00:00-05:00',
  timeZone: organization.timeZone,
  place: 'In person or online',
  text: {
    coming: 'An afternoon for everyone who knew him, worked with him, or only read about him.',
    now: 'It is going on now. You can still join online.',
    past: 'This event is past. It was an afternoon for everyone who knew him, worked with him, or only read about him.',
  },
  label: { coming: 'Coming event', now: 'Today', past: 'Past event' },
  href: organization.links.memorial,
};
