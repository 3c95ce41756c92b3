import { memorialEvent, organization } from '@paniscus/content';
import { describe, expect, it } from 'vitest';
import { eventJsonLd } from './home';

describe('home page event data', () => {
  it('uses location and links from the content, without an invented address or host', () => {
    expect(eventJsonLd).toMatchObject({
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
    const structuredData = JSON.stringify(eventJsonLd);
    for (const claim of [
      organization.postalAddress.street,
      organization.postalAddress.city,
      organization.name,
    ])
      expect(structuredData).not.toContain(claim);
  });
});
