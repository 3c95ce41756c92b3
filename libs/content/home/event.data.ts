import { organization } from '../organization/organization.data.ts';

/** Something that takes place on one day, and where more is told about it. */
export type EventContent = {
  title: string;
  /** With their offset from UTC. */
  startsAt: string;
  endsAt: string;
  /** The zone in which its hours are told. */
  timeZone: string;
  /** How one takes part. */
  place: string;
  /** What is told while it is to come, while it goes on, and afterwards. */
  text: Record<'coming' | 'now' | 'past', string>;
  label: Record<'coming' | 'now' | 'past', string>;
  /** The page elsewhere that tells more. */
  href: string;
};

/** The workshop in Kanzi's memory. */
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
