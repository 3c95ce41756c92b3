import { Injectable } from '@nestjs/common';
import type { DonationEmailRequest } from '@paniscus/domain/donation';
import { dollarsToCents } from '@paniscus/domain/money';
import { OutboxService } from '@paniscus/server/integrations';
import { IntentsService, PaymentSyncService, CardTestingLimitsService } from '@paniscus/server/payments';
import { notFound, ProblemException, unavailable } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DONATION_RECEIPT } from '../../donation/donation-email-kinds.ts';
import { DonationEntity } from '../../donation/donation.entity.ts';

/** Sends receipts on the browser's request. Only the payment id is used; the email is built from the database. */
@Injectable()
export class DonationEmailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly paymentSync: PaymentSyncService,
    private readonly limits: CardTestingLimitsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Returns once the mail server has accepted the receipt. Throws problems of status 404, 409 (not paid), 422 (the mail server
   * refuses the address), 429 and 503.
   */
  async send(request: DonationEmailRequest): Promise<void> {
    const payment = await this.intents.findPayment(request.payment_intent_id, 'donation');
    const donation = payment && (await this.findDonation(payment.payableId));
    if (
      !payment ||
      !donation ||
      payment.amountCents !== dollarsToCents(request.amount) ||
      !matchesDonation(donation, request)
    )
      throw notFound('Donation not found.');

    if (payment.state !== 'succeeded') await this.limits.assertProviderCallsAllowed(payment.id);
    const state =
      payment.state === 'succeeded' ? payment.state : await this.paymentSync.sync(payment.id, 'e-mail call');
    if (state !== 'succeeded') throw new ProblemException(409, { detail: 'The donation has not been paid.' });
    const delivery = await this.outbox.deliverNow(DONATION_RECEIPT, donation.id);
    if (delivery === 'refused')
      throw new ProblemException(422, {
        detail: 'The mail server refused the address, so the email was not sent.',
        errors: { email: 'This address does not accept email.' },
      });
    if (delivery === 'later')
      throw unavailable('The email could not be sent right now. It will be sent later.', 30);
  }

  private findDonation(id: number): Promise<DonationEntity | null> {
    return this.dataSource.getRepository(DonationEntity).findOneBy({ id });
  }
}

function matchesDonation(donation: DonationEntity, request: DonationEmailRequest): boolean {
  return (
    donation.firstName === request.first_name.trim() &&
    donation.lastName === request.last_name.trim() &&
    donation.email.toLowerCase() === request.email.trim().toLowerCase()
  );
}
