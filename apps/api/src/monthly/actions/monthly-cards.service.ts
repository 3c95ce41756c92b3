import { Injectable } from '@nestjs/common';
import { notFound, ProblemException } from '../../common/problem.ts';
import { StripeSubscriptionsService } from '../../stripe/stripe-subscriptions.service.ts';
import type { ProviderSetup } from '../../stripe/stripe-subscriptions.types.ts';
import type { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { owedInvoices } from '../settling/provider-gift.ts';

type RecurringDonation = Pick<RecurringDonationEntity, 'id' | 'customerId' | 'subscriptionId' | 'revision'>;

/** Puts another card in the place of a monthly gift's, with the provider. */
@Injectable()
export class RecurringCards {
  constructor(private readonly subscriptions: StripeSubscriptionsService) {}

  /** What the browser confirms the new card with; until something has changed, the same. */
  async begin({ id, customerId, revision }: RecurringDonation): Promise<string> {
    const metadata = { monthly_gift_id: String(id) };
    const key = `monthly:${id}:card:${revision}`;
    const { clientSecret } = await this.subscriptions.createSetup(customerId ?? '', metadata, key);
    return clientSecret;
  }

  /**
   * Charges the confirmed card from now on, and what is owed at once. Throws problems of status 404 (not a card of
   * this gift), 409 (not confirmed), 503.
   */
  async use(gift: RecurringDonation, setupIntentId: string): Promise<void> {
    const setup = await this.subscriptions.setup(setupIntentId);
    if (setup?.customerId !== gift.customerId || setup?.metadata.monthly_gift_id !== String(gift.id))
      throw notFound('There is no such card.');
    const { methodId } = setup;
    if (!setup.isSucceeded || methodId === undefined)
      throw new ProblemException(409, { detail: 'The card has not been confirmed.' });
    await this.change(gift.subscriptionId ?? '', setup, methodId);
    await this.payWhatIsOwed(gift, setupIntentId);
  }

  /** What is told late never covers a newer card, nor charges a gift that is over: then a problem of status 409. */
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

  /** A declined card stays the gift's card; that it was declined is seen when the gift is settled. */
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
