import { organization } from '@paniscus/content';

/** The organisation's name and address, as the last lines of a letter's text. */
export function senderLines(): string {
  const { legalName, postalAddress: address } = organization;
  return [
    legalName,
    address.street,
    `${address.city}, ${address.region} ${address.postalCode}`,
    address.country,
  ].join('\n');
}

/** A day as people write it in the organisation's own zone. */
export function formatDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: organization.timeZone });
}
