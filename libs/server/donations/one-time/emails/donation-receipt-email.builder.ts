import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { getReceiptState } from '@paniscus/domain/donation';
import { donationReceiptEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { DONATION_RECEIPT } from '../../donation/donation-email-kinds.ts';
import { ReceiptsService } from '../../receipts/receipts.service.ts';

@Injectable()
export class DonationReceiptEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = DONATION_RECEIPT;

  constructor(
    private readonly receipts: ReceiptsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /** Undefined for a donation that was refunded before its receipt was sent. */
  async build(donationId: number): Promise<Email | undefined> {
    const receiptEmail = await this.receipts.loadReceiptEmail(donationId);
    if (receiptEmail === undefined || getReceiptState(receiptEmail.receipt) === 'void') return undefined;
    return donationReceiptEmail(receiptEmail);
  }
}
