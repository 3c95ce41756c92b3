type Period = { starts_on: string | null; ends_on: string | null };

/** Whether a day (YYYY-MM-DD) lies between the first and the last day, both included. */
export const isInPeriod = (day: string, { starts_on: first, ends_on: last }: Period): boolean =>
  (first === null || first <= day) && (last === null || day <= last);

/** What staff see of a code at a glance. */
export const DISCOUNT_STATUSES = ['active', 'scheduled', 'expired', 'used_up', 'inactive'] as const;
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number];

type Usage = Period & { is_active: boolean; use_limit: number | null; use_count: number };

export function getDiscountStatus(code: Usage, today: string): DiscountStatus {
  if (!code.is_active) return 'inactive';
  if (code.ends_on !== null && code.ends_on < today) return 'expired';
  if (code.use_limit !== null && code.use_count >= code.use_limit) return 'used_up';
  return code.starts_on !== null && today < code.starts_on ? 'scheduled' : 'active';
}
