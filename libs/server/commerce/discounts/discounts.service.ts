import { Injectable } from '@nestjs/common';
import { computeDiscount, isInPeriod } from '@paniscus/domain/discounts';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { Clock, invalid, RateLimitsService, toLocalDay, tooMany } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DiscountCodeEntity } from './discount-code.entity.ts';

export type Discount = AppliedDiscount & { id: number };

/** A code that a buyer entered; `code` is clean. */
export type DiscountInput = {
  code: string;
  subtotalCents: Cents;
  /** The use that this checkout has reserved is its own. */
  checkoutId: string | undefined;
  /** Network of the client, whose wrong codes are counted. */
  network: string;
};

type Assessment =
  { kind: 'applies'; discount: Discount } | { kind: 'unusable' | 'tooSmall'; message: string };

/** Wrong codes per network: enough for typing errors, too few for guessing. */
const WRONG_CODES = { bucket: 'discount-codes', limit: { limit: 10, windowS: 600 } };
/** One answer for every code that does not work, so that none can be found out. */
const UNUSABLE =
  'We do not recognize this discount code, or it can no longer be used. Check the code, or continue without it.';

/** Discount codes at checkout. */
@Injectable()
export class DiscountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Discount of a code. Throws problems of status 422 with the message at `field`, and 429 after too many wrong codes. */
  async get(input: DiscountInput, field: string): Promise<Discount> {
    const assessment = await this.assess(input);
    if (assessment.kind === 'applies') return assessment.discount;
    throw invalid({ [field]: assessment.message }, assessment.message);
  }

  /** Discount of a code; undefined when the code does not apply. Throws a 429 problem after too many wrong codes. */
  async find(input: DiscountInput): Promise<Discount | undefined> {
    const assessment = await this.assess(input);
    return assessment.kind === 'applies' ? assessment.discount : undefined;
  }

  /**
   * Whether a checkout may use the code: locks it until the transaction ends, so that the last use goes to one order only.
   */
  async reserve(manager: EntityManager, discountId: number, checkoutId: string): Promise<boolean> {
    const code = await manager.findOneOrFail(DiscountCodeEntity, {
      where: { id: discountId },
      // Compatible with the key share locks of other orders that are being inserted, so that none waits for itself.
      lock: { mode: 'for_no_key_update' },
    });
    return this.hasUsesLeft(manager, code, checkoutId);
  }

  /** Counts every code as wrong until it proves to be right, so that guesses at the same time are limited, too. */
  private async assess(input: DiscountInput): Promise<Assessment> {
    const { bucket, limit } = WRONG_CODES;
    const { isAllowed, retryAfterS } = await this.limits.take(bucket, input.network, limit);
    if (!isAllowed)
      throw tooMany(retryAfterS, 'Too many discount codes were entered. Please try again later.');
    const assessment = await this.assessCode(input);
    if (assessment.kind !== 'unusable') await this.limits.release(bucket, input.network);
    return assessment;
  }

  private async assessCode({ code, subtotalCents, checkoutId }: DiscountInput): Promise<Assessment> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(DiscountCodeEntity, { code, isActive: true });
    if (found === null || !this.isRunning(found) || !(await this.hasUsesLeft(manager, found, checkoutId)))
      return { kind: 'unusable', message: UNUSABLE };
    if (subtotalCents < found.minimumCents)
      return {
        kind: 'tooSmall',
        message: `This code is for items of ${formatDollars(found.minimumCents)} or more. Add something to your cart, or continue without the code.`,
      };
    return {
      kind: 'applies',
      discount: { id: found.id, code, cents: computeDiscount(found, subtotalCents) },
    };
  }

  private isRunning({ startsOn, endsOn }: DiscountCodeEntity): boolean {
    const today = toLocalDay(this.clock.now());
    return isInPeriod(today, { starts_on: startsOn, ends_on: endsOn });
  }

  private async hasUsesLeft(
    manager: EntityManager,
    { id, useLimit }: DiscountCodeEntity,
    checkoutId: string | undefined,
  ): Promise<boolean> {
    if (useLimit === null) return true;
    const [row] = await manager.query<{ count: string }[]>(
      `SELECT count(*) AS count FROM orders
       WHERE discount_id = $1 AND ($2::uuid IS NULL OR checkout_id <> $2)`,
      [id, checkoutId ?? null],
    );
    return Number(row?.count) < useLimit;
  }
}
