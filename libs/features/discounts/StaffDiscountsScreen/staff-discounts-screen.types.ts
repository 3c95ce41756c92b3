import type { DiscountCode, DiscountCodeForm } from '@paniscus/domain/discounts';

export type DiscountAction =
  | { kind: 'create'; form: DiscountCodeForm }
  | { kind: 'update'; code: DiscountCode; form: DiscountCodeForm }
  | { kind: 'deactivate' | 'activate'; code: DiscountCode };

type Listed = { codes: readonly DiscountCode[] };

export type StaffDiscountsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `done` describes the result of the last action. */
  | ({ kind: 'ready'; done?: string } & Listed)
  | ({ kind: 'processing' } & Listed)
  | ({ kind: 'refused'; message: string } & Listed);

export type ListedDiscounts = Extract<StaffDiscountsState, Listed>;
