import { Injectable } from '@nestjs/common';
import { donationContent } from '@paniscus/content';
import { isRecurringDonationActive, pauseEndsAt } from '@paniscus/domain/donor-portal';
import type { RecurringAmountRequest, RecurringPauseRequest } from '@paniscus/domain/donor-portal';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { notFound, ProblemException, tooMany, RateLimitsService } from '@paniscus/server/platform';
import type { Limit } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { computeCharge } from '../../donation/donation-charge.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { RecurringInvoices } from '../recurring-invoices.service.ts';
import { sumsMetadata } from '../recurring-store.service.ts';
import { owedInvoices } from '../sync/provider-subscription.ts';
import { RecurringDonationSync } from '../sync/recurring-sync.service.ts';
import { CardAttempts } from './card-attempts.service.ts';
import { RecurringCards } from './recurring-cards.service.ts';

/** Per donor: more than anyone needs, too few for card testing. */
const ACTIONS: Limit = { limit: 30, windowS: 600 };
const CARDS: Limit = { limit: 10, windowS: 3600 };

type RecurringDonation = RecurringDonationEntity & { subscriptionId: string };

@Injectable()
export class RecurringActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly limits: RateLimitsService,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly bills: RecurringInvoices,
    private readonly cards: RecurringCards,
    private readonly tries: CardAttempts,
    private readonly paymentSync: RecurringDonationSync,
  ) {}

  /**
   * Takes effect with the next charge. Throws a 422 problem when the processing cost differs from what the server
   * computes.
   */
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

  /** Voids open invoices: a donor who pauses does not expect to be charged. */
  async pause(
    token: string,
    id: number,
    { months }: RecurringPauseRequest,
  ): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id);
    const { subscriptionId } = gift;
    const { periodEndsAt } = await this.subscriptions.subscription(subscriptionId);
    const hasEnd = months !== undefined && periodEndsAt !== undefined;
    // First, so that a crash in between cannot leave a paused donor with an invoice that may still be charged.
    await this.bills.letGo(subscriptionId);
    await this.subscriptions.pause(subscriptionId, hasEnd ? pauseEndsAt(periodEndsAt, months) : undefined);
    return this.syncAndReload(gift);
  }

  async resume(token: string, id: number): Promise<RecurringDonationEntity> {
    const gift = await this.changeable(token, id);
    await this.subscriptions.resume(gift.subscriptionId);
    return this.syncAndReload(gift);
  }

  /** Also voids open invoices. Idempotent. */
  async stop(token: string, id: number): Promise<RecurringDonationEntity> {
    const gift = await this.behind(token, id, ACTIONS);
    if (isRecurringDonationActive(gift.state)) await this.subscriptions.cancel(gift.subscriptionId);
    await this.bills.letGo(gift.subscriptionId);
    return this.syncAndReload(gift);
  }

  /** Retries the failed charge. Throws a 402 problem with the provider's message. */
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

  private async changeable(token: string, id: number, limit = ACTIONS): Promise<RecurringDonation> {
    const gift = await this.behind(token, id, limit);
    if (isRecurringDonationActive(gift.state)) return gift;
    throw new ProblemException(409, { detail: 'This monthly gift has ended.' });
  }

  private async behind(token: string, id: number, limit: Limit): Promise<RecurringDonation> {
    const email = await this.links.findEmail(token);
    const gift = await this.dataSource
      .getRepository(RecurringDonationEntity)
      .createQueryBuilder('gift')
      .where('gift.id = :id AND lower(gift.email) = :email', { id, email })
      .getOne();
    const isBegun = gift !== null && gift.state !== 'pending' && gift.state !== 'failed';
    if (!isBegun || gift.subscriptionId === null) throw notFound('Monthly gift not found.');
    const bucket = limit === CARDS ? 'monthly-cards' : 'monthly-actions';
    const { isAllowed, retryAfterS } = await this.limits.take(bucket, email, limit);
    if (!isAllowed) throw tooMany(retryAfterS);
    return { ...gift, subscriptionId: gift.subscriptionId };
  }
}
