import { getCountryName } from '@paniscus/domain/postal-address';
import type { OrderEntity } from './order.entity.ts';

type OrderAddress = Pick<OrderEntity, 'address1' | 'address2' | 'city' | 'region' | 'zip' | 'country'>;

export const formatBuyerName = ({ firstName, lastName }: Pick<OrderEntity, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export function formatAddressLines({
  address1,
  address2,
  city,
  region,
  zip,
  country,
}: OrderAddress): string[] {
  return [address1, address2, `${city}, ${region} ${zip}`, getCountryName(country) ?? country].filter(
    (line) => line !== '',
  );
}

/** Capability URL of the order page, known only to the buyer. */
export const buildOrderPageUrl = (publicUrl: string, { pageToken }: Pick<OrderEntity, 'pageToken'>) =>
  `${publicUrl.replace(/\/$/, '')}/order/${pageToken}`;
