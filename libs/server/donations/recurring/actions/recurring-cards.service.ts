import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import type { ProviderSetup } from '@paniscus/server/integrations';
import { notFound, ProblemException } from '@paniscus/server/platform';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { RecurringInvoices } from '../recurring-invoices.service.ts';

type RecurringDonation = Pick<RecurringDonationEntity, 'id' | 'customerId' | 'subscriptionId' | 'revision'>;

@Injectable()
export class RecurringCards {
  constructor(
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly invoices: RecurringInvoices,
  ) {}

  /** Client secret with which the browser confirms the new card; stays the same until the donation changes. */
  async start({ id, customerId, revision }: RecurringDonation): Promise<string> {
    const metadata = { monthly_gift_id: String(id) };
    const key = `monthly:${id}:card:${revision}`;
    const { clientSecret } = await this.subscriptions.createSetup(customerId ?? '', metadata, key);
    return clientSecret;
  }

  /**
   * Uses the confirmed card for future charges and charges open invoices at once. Returns the time at which the donor
   * began to enter it. Throws problems of status 404 (not a card of this donation), 409 (not confirmed) and 503.
   */
  async apply(recurringDonation: RecurringDonation, setupIntentId: string): Promise<Date> {
    const setup = await this.subscriptions.findSetup(setupIntentId);
    if (
      setup?.customerId !== recurringDonation.customerId ||
      setup?.metadata.monthly_gift_id !== String(recurringDonation.id)
    )
      throw notFound('Card not found.');
    const { methodId } = setup;
    if (!setup.isSucceeded || methodId === undefined)
      throw new ProblemException(409, { detail: 'The card has not been confirmed.' });
    await this.change(recurringDonation.subscriptionId ?? '', setup, methodId);
    await this.payOpenInvoices(recurringDonation, setupIntentId);
    return setup.createdAt;
  }

  /** A late confirmation never replaces a newer card. Throws a 409 problem when the donation has ended. */
  private async change(
    subscriptionId: string,
    { createdAt }: ProviderSetup,
    methodId: string,
  ): Promise<void> {
    const { metadata, status } = await this.subscriptions.retrieveSubscription(subscriptionId);
    if (status === 'ended' || status === 'expired')
      throw new ProblemException(409, { detail: 'This gift has ended.' });
    const appliedAt = createdAt.getTime() / 1000;
    if (Number(metadata.card_given ?? 0) > appliedAt) return;
    await this.subscriptions.changeCard(subscriptionId, {
      methodId,
      metadata: { card_given: String(appliedAt) },
    });
  }

  /** A declined card stays the donation's card; the next payment sync picks up the decline. */
  private async payOpenInvoices(
    { id, subscriptionId }: RecurringDonation,
    setupIntentId: string,
  ): Promise<void> {
    const buildKey = (invoiceId: string) => `monthly:${id}:pay:${invoiceId}:${setupIntentId}`;
    try {
      await this.invoices.payUnpaid(subscriptionId ?? '', buildKey);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.getStatus() !== 402) throw error;
    }
  }
}
