import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { getReceiptState } from '@paniscus/domain';
import type { Email, EmailComposer } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { donationVoidEmail } from '../../mail/templates/gifts/donation-void.letter.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { DONATION_VOID } from './donation-letters.ts';

/** Tells a donor what a refund makes of the receipt, with all that has been given back until it goes. */
@Injectable()
export class DonationVoidComposer implements EmailComposer, OnModuleInit {
  readonly kind = DONATION_VOID;

  constructor(
    private readonly receipts: ReceiptsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async compose(donationId: number): Promise<Email | undefined> {
    const emailMessage = await this.receipts.buildEmail(donationId);
    if (emailMessage === undefined || getReceiptState(emailMessage.receipt) === 'valid') return undefined;
    return donationVoidEmail(emailMessage);
  }
}
