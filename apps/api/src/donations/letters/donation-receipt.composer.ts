import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { receiptStateOf } from '@paniscus/domain';
import type { Letter, LetterComposer } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { donationReceiptLetter } from '../../mail/templates/gifts/donation-receipt.letter.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { DONATION_RECEIPT } from './donation-letters.ts';

/** Puts a donation's receipt together from what is stored. */
@Injectable()
export class DonationReceiptComposer implements LetterComposer, OnModuleInit {
  readonly kind = DONATION_RECEIPT;

  constructor(
    private readonly receipts: ReceiptsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /** A gift that was given back before its receipt went out gets none. */
  async compose(donationId: number): Promise<Letter | undefined> {
    const letter = await this.receipts.letterOf(donationId);
    if (letter === undefined || receiptStateOf(letter.receipt) === 'void') return undefined;
    return donationReceiptLetter(letter);
  }
}
