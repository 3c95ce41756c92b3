import { Injectable } from '@nestjs/common';
import { donationContent } from '@paniscus/content';
import { isRecurringDonationActive, pauseEndsAt } from '@paniscus/domain';
import type { RecurringAmountRequest, RecurringPauseRequest } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { notFound, ProblemException, tooMany } from '../../common/problem.ts';
import { computeCharge } from '../../donations/begin/gift-charge.ts';
import { DonorLinksService } from '../../giving/donor-links.service.ts';
import { LimitsService } from '../../limits/limits.service.ts';
import type { Limit } from '../../limits/limits.service.ts';
import { StripeSubscriptionsService } from '../../stripe/stripe-subscriptions.service.ts';
import { RecurringInvoices } from '../monthly-bills.service.ts';
import { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { sumsMetadata } from '../monthly-store.service.ts';
import { RecurringDonationSync } from '../settling/monthly-settlement.service.ts';
import { owedInvoices } from '../settling/provider-gift.ts';
import { CardTries } from './card-tries.service.ts';
import { RecurringCards } from './monthly-cards.service.ts';

/** Of one donor: more than anybody needs, and too few to try stolen cards with. */
const ACTIONS: Limit = { limit: 30, windowS: 600 };
const CARDS: Limit = { limit: 10, windowS: 3600 };

type RecurringDonation = RecurringDonationEntity & { subscriptionId: string };

/** What a donor does about a monthly gift of theirs: with the provider first, then as the provider has it. */
@Injectable()
export class RecurringActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly limits: LimitsService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly bills: RecurringInvoices,
    private readonly cards: RecurringCards,
    private readonly tries: CardTries,
    private readonly paymentSync: RecurringDonationSync,
  ) {}

  /** From the next charge on. Throws a problem of status 422 when the cost is reckoned otherwise. */
  async changeAmount(
    token: string,
    id: number,
    request: RecurringAmountRequest,
  ): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id);
    const charge = computeCharge(request, donationContent.cardCost);
    const { amountCents } = charge;
    const metadata = sumsMetadata(charge);
    await this.subscriptions.changeAmount(gift.subscriptionId, { amountCents, metadata });
    return this.syncAndReload(gift);
  }

  /** What is owed is let go: whoever pauses does not expect to be charged. */
  async pause(
    token: string,
    id: number,
    { months }: RecurringPauseRequest,
  ): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id);
    const { subscriptionId } = gift;
    const { periodEndsAt } = await this.subscriptions.subscription(subscriptionId);
    const hasEnd = months !== undefined && periodEndsAt !== undefined;
    // First: should we die in between, nobody who has paused is charged for what was owed.
    await this.bills.letGo(subscriptionId);
    await this.subscriptions.pause(subscriptionId, hasEnd ? pauseEndsAt(periodEndsAt, months) : undefined);
    return this.syncAndReload(gift);
  }

  async resume(token: string, id: number): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id);
    await this.subscriptions.resume(gift.subscriptionId);
    return this.syncAndReload(gift);
  }

  /** What is owed is let go as well. Again: it stays as it is. */
  async stop(token: string, id: number): Promise<RecurringDonationEntity> {
    const gift = await this.behind(token, id, ACTIONS);
    if (isRecurringDonationActive(gift.state)) await this.subscriptions.cancel(gift.subscriptionId);
    await this.bills.letGo(gift.subscriptionId);
    return this.syncAndReload(gift);
  }

  /** Tries the failed charge again. Throws a problem of status 402 in the provider's words. */
  async retry(token: string, id: number): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id, CARDS);
    const owed = owedInvoices(await this.subscriptions.invoices(gift.subscriptionId));
    const getKey = (invoiceId: string) => `monthly:${id}:retry:${invoiceId}:${gift.revision}`;
    try {
      for (const { invoiceId } of owed) await this.subscriptions.pay(invoiceId, getKey(invoiceId));
    } catch (error) {
      await this.syncAndReload(gift);
      throw error;
    }
    return this.syncAndReload(gift);
  }

  async beginCard(token: string, id: number): Promise<string> {
    const gift = await this.changeable(token, id, CARDS);
    await this.tries.assertFew(id);
    return this.cards.begin(gift);
  }

  async confirmCard(token: string, id: number, setupIntentId: string): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id);
    await this.cards.use(gift, setupIntentId);
    return this.syncAndReload(gift);
  }

  private syncAndReload({ id }: RecurringDonation): Promise<RecurringDonationEntity> {
    return this.paymentSync.sync(id, 'donor');
  }

  /** Throws a problem of status 409 when it is over. */
  private async changeable(token: string, id: number, limit = ACTIONS): Promise<RecurringDonation> {
    const gift = await this.behind(token, id, limit);
    if (isRecurringDonationActive(gift.state)) return gift;
    throw new ProblemException(409, { detail: 'This monthly gift has ended.' });
  }

  /** Throws problems of status 404 (not behind this link, or never begun) and 429. */
  private async behind(token: string, id: number, limit: Limit): Promise<RecurringDonation> {
    const email = await this.links.findEmail(token);
    const gift = await this.dataSource
      .getRepository(RecurringDonationEntity)
      .createQueryBuilder('gift')
      .where('gift.id = :id AND lower(gift.email) = :email', { id, email })
      .getOne();
    const isBegun = gift !== null && gift.state !== 'pending' && gift.state !== 'failed';
    if (!isBegun || gift.subscriptionId === null) throw notFound('There is no such monthly gift.');
    const bucket = limit === CARDS ? 'monthly-cards' : 'monthly-actions';
    const { isAllowed, retryAfterS } = await this.limits.take(bucket, email, limit);
    if (!isAllowed) throw tooMany(retryAfterS);
    return { ...gift, subscriptionId: gift.subscriptionId };
  }
}
