import { getDiscountStatus } from '@paniscus/domain/discounts';
import type { DiscountCode } from '@paniscus/domain/discounts';
import type { DiscountCodeEntity } from './discount-code.entity.ts';

export type DiscountUse = Pick<DiscountCode, 'use_count' | 'reserved_count' | 'discounted_cents'>;

const UNUSED: DiscountUse = { use_count: 0, reserved_count: 0, discounted_cents: 0 };

/** `today` is the day in the organization's time zone. */
export function toDiscountCode(
  entity: DiscountCodeEntity,
  use: DiscountUse | undefined,
  today: string,
): DiscountCode {
  const { id, code, kind, value } = entity;
  const limits = {
    minimum_cents: entity.minimumCents,
    starts_on: entity.startsOn,
    ends_on: entity.endsOn,
    use_limit: entity.useLimit,
    is_active: entity.isActive,
    version: entity.version,
    ...(use ?? UNUSED),
  };
  return { id, code, kind, value, ...limits, status: getDiscountStatus(limits, today) };
}
