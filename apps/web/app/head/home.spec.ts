import { memorialEvent, organization } from '@paniscus/content';
import { describe, expect, it } from 'vitest';
import { eventThing } from './home';

describe('the event of the home page, for machines', () => {
  it('takes place where its content says, and names no address and no host of its own making', () => {
    expect(eventThing).toMatchObject({
      name: memorialEvent.title,
      startDate: memorialEvent.startsAt,
      endDate: memorialEvent.endsAt,
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        {
          '@type': 'Place',
          name: 'In person',
          address: expect.stringContaining(memorialEvent.href) as string,
        },
        { '@type': 'VirtualLocation', url: memorialEvent.href },
      ],
    });
    const structuredData = JSON.stringify(eventThing);
    for (const claim of [
      organization.postalAddress.street,
      organization.postalAddress.city,
      organization.name,
    ])
      expect(structuredData).not.toContain(claim);
  });
});
