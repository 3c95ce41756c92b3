import { Inject, Injectable } from '@nestjs/common';
import type { Receipt } from '@paniscus/domain/donation';
import type { ReceiptEmail } from '@paniscus/emails';
import { isCapabilityToken, notFound, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DonationEntity } from '../donation/donation.entity.ts';
import { DonorLinksService } from '../donor-links/donor-links.service.ts';
import { TributeEntity } from '../tributes/tribute.entity.ts';
import { isPaidDonation, toReceipt } from './receipt.view.ts';
import type { PaidDonation } from './receipt.view.ts';

@Injectable()
export class ReceiptsService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly donorLinks: DonorLinksService,
  ) {}

  /** Throws a 404 problem for an unknown token and for an unpaid donation. */
  async get(token: string): Promise<Receipt> {
    const { manager } = this.dataSource;
    const donation = isCapabilityToken(token)
      ? await manager.findOneBy(DonationEntity, { pageToken: token })
      : null;
    if (donation === null || !isPaidDonation(donation)) throw notFound('Receipt not found.');
    return this.loadReceipt(donation);
  }

  /** Data for the receipt emails; undefined when the donation is not paid. */
  async loadReceiptEmail(donationId: number): Promise<ReceiptEmail | undefined> {
    const donation = await this.dataSource.manager.findOneByOrFail(DonationEntity, { id: donationId });
    if (!isPaidDonation(donation)) return undefined;
    const { email, pageToken } = donation;
    return {
      receipt: await this.loadReceipt(donation),
      email,
      receiptUrl: `${this.settings.publicUrl.replace(/\/$/, '')}/receipt/${pageToken}`,
      donorPortalUrl: await this.donorLinks.buildUrl(email),
    };
  }

  private async loadReceipt(donation: PaidDonation): Promise<Receipt> {
    const { manager } = this.dataSource;
    return toReceipt(donation, await manager.findOneBy(TributeEntity, { donationId: donation.id }));
  }
}
