import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import type { ProviderSetup } from '@paniscus/server/integrations';
import { notFound, ProblemException } from '@paniscus/server/platform';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { owedInvoices } from '../sync/provider-subscription.ts';

type RecurringDonation = Pick<RecurringDonationEntity, 'id' | 'customerId' | 'subscriptionId' | 'revision'>;

@Injectable()
export class RecurringCards {
  constructor(private readonly subscriptions: StripeSubscriptionsService) {}

  /** Client secret with which the browser confirms the new card; stays the same until the donation changes. */
  async begin({ id, customerId, revision }: RecurringDonation): Promise<string> {
    const metadata = { monthly_gift_id: String(id) };
    const key = `monthly:${id}:card:${revision}`;
    const { clientSecret } = await this.subscriptions.createSetup(customerId ?? '', metadata, key);
    return clientSecret;
  }

  /**
   * Uses the confirmed card for future charges and charges open invoices at once. Throws problems of status 404 (not a
   * card of this donation), 409 (not confirmed) and 503.
   */
  async use(gift: RecurringDonation, setupIntentId: string): Promise<void> {
    const setup = await this.subscriptions.setup(setupIntentId);
    if (setup?.customerId !== gift.customerId || setup?.metadata.monthly_gift_id !== String(gift.id))
      throw notFound('Card not found.');
    const { methodId } = setup;
    if (!setup.isSucceeded || methodId === undefined)
      throw new ProblemException(409, { detail: 'The card has not been confirmed.' });
    await this.change(gift.subscriptionId ?? '', setup, methodId);
    await this.payWhatIsOwed(gift, setupIntentId);
  }

  /** A late confirmation never replaces a newer card. Throws a 409 problem when the donation has ended. */
  private async change(subscriptionId: string, { madeAt }: ProviderSetup, methodId: string): Promise<void> {
    const { metadata, status } = await this.subscriptions.subscription(subscriptionId);
    if (status === 'ended' || status === 'expired')
      throw new ProblemException(409, { detail: 'This monthly gift has ended.' });
    const given = madeAt.getTime() / 1000;
    if (Number(metadata.card_given ?? 0) > given) return;
    await this.subscriptions.changeCard(subscriptionId, {
      methodId,
      metadata: { card_given: String(given) },
    });
  }

  /** A declined card stays the donation's card; the next payment sync picks up the decline. */
  private async payWhatIsOwed(
    { id, subscriptionId }: RecurringDonation,
    setupIntentId: string,
  ): Promise<void> {
    for (const { invoiceId } of owedInvoices(await this.subscriptions.invoices(subscriptionId ?? ''))) {
      const key = `monthly:${id}:pay:${invoiceId}:${setupIntentId}`;
      await this.subscriptions.pay(invoiceId, key).catch((error: unknown) => {
        if (!(error instanceof ProblemException) || error.getStatus() !== 402) throw error;
      });
    }
  }
}
