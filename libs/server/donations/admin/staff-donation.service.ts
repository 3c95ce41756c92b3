import { Injectable } from '@nestjs/common';
import type { StaffDonation } from '@paniscus/domain/donation';
import { StaffNames } from '@paniscus/server/identity';
import { DisputesService, PaymentHistory, RefundRequests } from '@paniscus/server/payments';
import { notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { formatDonorPlace } from '../donation/donor-place.ts';
import { DonationEntity } from '../donation/donation.entity.ts';
import { FailedEmails } from './emails/failed-emails.service.ts';
import { DonationHistory } from './history/donation-history.service.ts';
import { listRefusedAddresses, toSummary } from './list/donation-summary.view.ts';
import { DONATION } from './refundable-donation.ts';
import { TributeListService } from './tributes/tribute-list.service.ts';

@Injectable()
export class StaffDonationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentHistory,
    private readonly refunds: RefundRequests,
    private readonly tributes: TributeListService,
    private readonly history: DonationHistory,
    private readonly staffNames: StaffNames,
    private readonly failedEmails: FailedEmails,
    private readonly disputes: DisputesService,
  ) {}

  /** Throws a 404 problem for an unknown id. */
  async get(id: number): Promise<StaffDonation> {
    const { manager } = this.dataSource;
    const donation = await manager.findOneBy(DonationEntity, { id });
    if (donation === null) throw notFound('Donation not found.');
    const payable = { kind: DONATION, payableId: id } as const;
    const tribute = await this.tributes.findByDonation(donation);
    const failedEmails = await this.failedEmails.get(id);
    const dispute = await this.disputes.find(DONATION, id);
    const names = await this.staffNames.load();
    const refunds = await this.payments.listRefunds(payable);
    const history = await this.history.get(donation, tribute);
    return {
      ...toSummary(donation, { hasTribute: tribute !== null, failedEmails, dispute }),
      gift_cents: donation.amountCents - donation.costCents,
      cost_cents: donation.costCents,
      place: formatDonorPlace(donation),
      intent_id: await this.payments.getIntentId(payable),
      monthly_gift_id: donation.recurringDonationId,
      receipt_token: donation.pageToken,
      risk_level: donation.riskLevel,
      refused_emails: listRefusedAddresses(failedEmails),
      refundable_cents: await this.refunds.getRefundableCents(manager, payable),
      tribute,
      refunds: refunds.map((refund) => ({ ...refund, by: names.format(refund.by) })),
      history: history.map((event) => ({ ...event, cause: names.formatCause(event.cause) })),
    };
  }
}
