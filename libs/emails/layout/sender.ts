import { organization } from '@paniscus/content';

export function senderLines(): string {
  const { legalName, postalAddress: address } = organization;
  return [
    legalName,
    address.street,
    `${address.city}, ${address.region} ${address.postalCode}`,
    address.country,
  ].join('\n');
}

/** Formats a date in the organization's time zone. */
export function formatDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: organization.timeZone });
}
