import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { donationContent } from '@paniscus/content';
import type { DonationIntentResponse, DonationIntentRequest } from '@paniscus/domain/donation';
import { OutboxService } from '@paniscus/server/integrations';
import { IntentsService, CardTestingLimitsService } from '@paniscus/server/payments';
import { ProblemException } from '@paniscus/server/platform';
import { computeCharge } from '../donation/donation-charge.ts';
import type { RecurringDonor } from '../recurring/recurring-store.service.ts';
import { DonationStore } from './checkout/donation-store.service.ts';

/** Two tabs may keep replacing each other's amount on the same donation. */
const MAX_ATTEMPTS = 4;

/** Creates one-time and recurring donations: saves them first, then calls the payment provider. */
@Injectable()
export class DonationsService {
  constructor(
    private readonly store: DonationStore,
    private readonly intents: IntentsService,
    private readonly cardTestingLimits: CardTestingLimitsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Throws problems of status 409, 422, 429 and 503. When an earlier attempt of the same donation was paid, the problem
   * has what was paid in its member `paid`.
   */
  async start(request: DonationIntentRequest, network: string): Promise<DonationIntentResponse> {
    const formId = request.donation_id?.toLowerCase() ?? randomUUID();
    try {
      return await this.prepare(formId, request, network);
    } catch (error) {
      const isConflict = error instanceof ProblemException && error.getStatus() === 409;
      throw (isConflict ? await this.store.findPaidProblem(formId) : undefined) ?? error;
    }
  }

  private async prepare(
    formId: string,
    request: DonationIntentRequest,
    network: string,
  ): Promise<DonationIntentResponse> {
    const charge = computeCharge(request, donationContent.cardCost);
    const donor = toDonor(request);
    const { page_token: pageToken, tribute } = request;
    const payer = this.cardTestingLimits.toPayer({ network, email: donor.email, pageToken });
    await this.cardTestingLimits.assertCallsAllowed(payer);

    await this.outbox.assertDeliverable('email', donor.email);
    if (tribute?.card) await this.outbox.assertDeliverable('tribute.card.email', tribute.card.email);
    const input = { formId, donor, charge, frequency: request.frequency ?? 'once', tribute };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stored = await this.store.save(input, payer);
      if (stored.kind === 'saved') {
        const { prepared, hasNewDetails } = stored;
        const customer = { name: `${donor.firstName} ${donor.lastName}`, email: donor.email };
        if (hasNewDetails) await this.intents.updateCustomer(prepared.paymentId, customer);
        return this.intents.open(prepared, customer);
      }
      // The form's earlier payments must never be charged once the donation has changed.
      for (const id of stored.openPaymentIds) await this.intents.cancel(id, 'another gift');
    }
    throw new ProblemException(409, {
      detail: 'The donation changed while the payment was being prepared. Please try again.',
    });
  }
}

function toDonor(request: DonationIntentRequest): RecurringDonor {
  return {
    firstName: request.first_name.trim(),
    lastName: request.last_name.trim(),
    email: request.email.trim(),
    country: request.country ?? '',
    region: request.region?.trim() ?? '',
    isAnonymous: request.is_anonymous ?? false,
    fundId: request.fund_id ?? null,
  };
}
