import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { getReceiptState } from '@paniscus/domain/donation';
import { donationVoidEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { DONATION_VOID } from '../../donation/donation-email-kinds.ts';
import { ReceiptsService } from '../../receipts/receipts.service.ts';

/** Informs a donor how a refund changes the receipt, with the total refunded at the time of sending. */
@Injectable()
export class DonationVoidEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = DONATION_VOID;

  constructor(
    private readonly receipts: ReceiptsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async build(donationId: number): Promise<Email | undefined> {
    const receiptEmail = await this.receipts.loadReceiptEmail(donationId);
    if (receiptEmail === undefined || getReceiptState(receiptEmail.receipt) === 'valid') return undefined;
    return donationVoidEmail(receiptEmail);
  }
}
