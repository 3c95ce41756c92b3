import { Injectable } from '@nestjs/common';
import { donationContent } from '@paniscus/content';
import { isRecurringDonationActive, computePauseEnd, PAUSE_MONTHS } from '@paniscus/domain/donor-portal';
import type { RecurringAmountRequest, RecurringPauseRequest } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { invalid, notFound, ProblemException, tooMany, RateLimitsService } from '@paniscus/server/platform';
import type { Limit } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { computeCharge } from '../../donation/donation-charge.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { RecurringInvoices } from '../recurring-invoices.service.ts';
import { buildChargeMetadata } from '../recurring-store.service.ts';
import { RecurringDonationSync } from '../sync/recurring-sync.service.ts';
import { CardAttempts } from './card-attempts.service.ts';
import type { ChargeOutcome, RecurringActionOutcome } from './recurring-action-outcome.ts';
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
    private readonly invoices: RecurringInvoices,
    private readonly cards: RecurringCards,
    private readonly attempts: CardAttempts,
    private readonly paymentSync: RecurringDonationSync,
  ) {}

  /**
   * Takes effect with the next charge. Throws a 422 problem when the processing cost differs from what the server
   * computes, and 409 when the amount is neither what the donor saw nor the requested one.
   */
  async changeAmount(
    token: string,
    id: number,
    request: RecurringAmountRequest,
  ): Promise<RecurringActionOutcome> {
    const recurringDonation = await this.findActive(token, id);
    const charge = computeCharge(request, donationContent.cardCost);
    const { amountCents } = charge;
    assertUnchanged(recurringDonation, [request.current_amount, amountCents]);
    const metadata = buildChargeMetadata(charge);
    await this.subscriptions.changeAmount(recurringDonation.subscriptionId, { amountCents, metadata });
    return this.syncAndReload(recurringDonation);
  }

  /**
   * Voids open invoices: a donor who pauses does not expect to be charged. Throws a 422 problem when the months are not
   * among `PAUSE_MONTHS` of the frequency.
   */
  async pause(token: string, id: number, { months }: RecurringPauseRequest): Promise<RecurringActionOutcome> {
    const recurringDonation = await this.findActive(token, id);
    const { subscriptionId, frequency } = recurringDonation;
    if (months !== undefined && !PAUSE_MONTHS[frequency].includes(months))
      throw invalid({
        months: `This gift can be paused for ${PAUSE_MONTHS[frequency].join(' or ')} months.`,
      });
    const { periodEndsAt: nextAt, startedAt } = await this.subscriptions.retrieveSubscription(subscriptionId);
    const hasEnd = months !== undefined && nextAt !== undefined;
    // First, so that a crash in between cannot leave a paused donor with an invoice that may still be charged.
    const droppedCents = await this.invoices.voidOpenInvoices(subscriptionId);
    await this.subscriptions.pause(
      subscriptionId,
      hasEnd ? computePauseEnd({ nextAt, startedAt }, months) : undefined,
    );
    return this.syncAndReload(recurringDonation, { droppedCents });
  }

  async resume(token: string, id: number): Promise<RecurringActionOutcome> {
    const recurringDonation = await this.findActive(token, id);
    await this.subscriptions.resume(recurringDonation.subscriptionId);
    return this.syncAndReload(recurringDonation);
  }

  /** Also voids open invoices. Idempotent. */
  async stop(token: string, id: number): Promise<RecurringActionOutcome> {
    const recurringDonation = await this.findByToken(token, id, ACTIONS);
    if (isRecurringDonationActive(recurringDonation.state))
      await this.subscriptions.cancel(recurringDonation.subscriptionId);
    const droppedCents = await this.invoices.voidOpenInvoices(recurringDonation.subscriptionId);
    return this.syncAndReload(recurringDonation, { droppedCents });
  }

  /** Retries the failed charge. Throws a 402 problem with the provider's message. */
  async retry(token: string, id: number): Promise<RecurringActionOutcome> {
    const recurringDonation = await this.findActive(token, id, CARDS);
    const { subscriptionId, revision } = recurringDonation;
    const buildKey = (invoiceId: string) => `monthly:${id}:retry:${invoiceId}:${revision}`;
    const chargedCents = await this.invoices
      .payUnpaid(subscriptionId, buildKey)
      .catch(async (error: unknown) => {
        await this.syncAndReload(recurringDonation);
        throw error;
      });
    return this.syncAndReload(recurringDonation, { chargedCents });
  }

  async startCard(token: string, id: number): Promise<string> {
    const recurringDonation = await this.findActive(token, id, CARDS);
    await this.attempts.assertAllowed(id);
    return this.cards.start(recurringDonation);
  }

  async confirmCard(token: string, id: number, setupIntentId: string): Promise<RecurringActionOutcome> {
    const recurringDonation = await this.findActive(token, id);
    const startedAt = await this.cards.apply(recurringDonation, setupIntentId);
    // The provider's event of the card may have had the charges paid before the browser asked for it.
    const chargedCents = await this.invoices.sumPaidSince(recurringDonation.subscriptionId, startedAt);
    return this.syncAndReload(recurringDonation, { chargedCents });
  }

  private async syncAndReload(
    { id }: RecurringDonation,
    outcome: ChargeOutcome = {},
  ): Promise<RecurringActionOutcome> {
    return { recurringDonation: await this.paymentSync.sync(id, 'donor'), ...outcome };
  }

  private async findActive(token: string, id: number, limit = ACTIONS): Promise<RecurringDonation> {
    const recurringDonation = await this.findByToken(token, id, limit);
    if (isRecurringDonationActive(recurringDonation.state)) return recurringDonation;
    throw new ProblemException(409, { detail: 'This gift has ended.' });
  }

  private async findByToken(token: string, id: number, limit: Limit): Promise<RecurringDonation> {
    const email = await this.links.findEmail(token);
    const recurringDonation = await this.dataSource
      .getRepository(RecurringDonationEntity)
      .createQueryBuilder('recurring')
      .where('recurring.id = :id AND lower(recurring.email) = :email', { id, email })
      .getOne();
    const hasStarted =
      recurringDonation !== null &&
      recurringDonation.state !== 'pending' &&
      recurringDonation.state !== 'failed';
    if (!hasStarted || recurringDonation.subscriptionId === null) throw notFound('Recurring gift not found.');
    const bucket = limit === CARDS ? 'monthly-cards' : 'monthly-actions';
    const { isAllowed, retryAfterS } = await this.limits.take(bucket, email, limit);
    if (!isAllowed) throw tooMany(retryAfterS);
    return { ...recurringDonation, subscriptionId: recurringDonation.subscriptionId };
  }
}

function assertUnchanged(
  { amountCents }: RecurringDonation,
  [seen, requested]: [number | undefined, number],
) {
  if (seen === undefined || amountCents === seen || amountCents === requested) return;
  throw new ProblemException(409, {
    detail: `The amount was changed to ${formatDollars(amountCents)} after you opened this page. Nothing was changed this time. Please check it and try again.`,
  });
}
