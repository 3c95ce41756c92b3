import type { OrderEntity } from './order.entity.ts';

export const formatBuyerName = ({ firstName, lastName }: Pick<OrderEntity, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Capability URL of the order page, known only to the buyer. */
export const buildOrderPageUrl = (publicUrl: string, { pageToken }: Pick<OrderEntity, 'pageToken'>) =>
  `${publicUrl.replace(/\/$/, '')}/order/${pageToken}`;
