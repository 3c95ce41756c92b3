import { describe, expect, it } from 'vitest';
import { orderShippedLetter } from './order-shipped.letter.ts';

const aLetterAbout = (change: object = {}) =>
  orderShippedLetter({
    number: 'PN-000017',
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    carrier: 'USPS',
    trackingNumber: '9400100000000000000017',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000017',
    contents: [
      { title: 'Forest Shirt - M / Moss', quantity: 1 },
      { title: 'Banana Mug - 11oz / White', quantity: 2 },
    ],
    pageUrl: 'https://paniscus.example/order/token',
    ...change,
  });

describe('the letter about a parcel', () => {
  it('goes to the buyer, with the order in its subject', () => {
    const letter = aLetterAbout();

    expect(letter.to).toEqual({ name: 'Ada Nguyen', address: 'ada.nguyen@example.org' });
    expect(letter.subject).toBe('A parcel of your order PN-000017 is on its way');
  });

  it.each(['html', 'text'] as const)('says in its %s what is in it and where it is', (form) => {
    const said = aLetterAbout()[form];

    expect(said).toContain('USPS');
    expect(said).toContain('9400100000000000000017');
    expect(said).toContain('1 × Forest Shirt - M / Moss');
    expect(said).toContain('2 × Banana Mug - 11oz / White');
    expect(said).toContain('https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000017');
    expect(said).toContain('https://paniscus.example/order/token');
    expect(said).toContain('all in one parcel');
  });

  it('does not claim to be everything when nobody knows what is in it', () => {
    const { text, html } = aLetterAbout({ contents: [] });

    expect(text).toContain('a parcel of your order PN-000017 is on its way');
    expect(text).not.toContain('In the parcel');
    expect(html).not.toContain('In the parcel');
  });

  it('has no tracking link where the carrier has none', () => {
    const { text, html } = aLetterAbout({ trackingUrl: null, carrier: '' });

    expect(text).not.toContain('Track the parcel');
    expect(text).not.toContain('Carrier');
    expect(html).not.toContain('Track the parcel');
  });

  it('keeps what somebody typed from becoming part of the page', () => {
    expect(aLetterAbout({ name: '<b>Ada</b>' }).html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  });
});
