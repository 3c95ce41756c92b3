import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { countryNameOf } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import type { Letter, LetterComposer } from '../mail/letter.ts';
import { OutboxService } from '../mail/outbox.service.ts';
import { donationReceiptLetter } from '../mail/templates/donation-receipt.letter.ts';
import { DonationEntity } from './donation.entity.ts';

export const DONATION_RECEIPT = 'donation-receipt';

/** Puts a donation's receipt together from what is stored. */
@Injectable()
export class DonationReceiptComposer implements LetterComposer, OnModuleInit {
  readonly kind = DONATION_RECEIPT;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /** A gift that was given back before its receipt went out gets none. */
  async compose(donationId: number): Promise<Letter | undefined> {
    const donation = await this.dataSource.getRepository(DonationEntity).findOneByOrFail({ id: donationId });
    const { status, receiptNumber, succeededAt } = donation;
    if (status !== 'succeeded' || receiptNumber === null || succeededAt === null) return undefined;
    return donationReceiptLetter({
      receiptNumber,
      givenAt: succeededAt,
      amountCents: donation.amountCents,
      firstName: donation.firstName,
      lastName: donation.lastName,
      email: donation.email,
      place: [donation.region, countryNameOf(donation.country)].filter(Boolean).join(', '),
    });
  }
}
