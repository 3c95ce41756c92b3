import { Injectable } from '@nestjs/common';
import type { EmailCorrection } from '@paniscus/domain/payment';
import { OutboxService } from '@paniscus/server/integrations';
import { JobsService, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';
import { DonationNotes } from '../notes/donation-notes.service.ts';
import { FailedEmails } from './failed-emails.service.ts';

/** Corrects addresses that the mail server refused, and sends their emails again. */
@Injectable()
export class DonationEmailCorrection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly jobs: JobsService,
    private readonly donorLinks: DonorLinksService,
    private readonly failedEmails: FailedEmails,
    private readonly notes: DonationNotes,
  ) {}

  /**
   * Replaces the donor's or the card recipient's address, also in the recurring gift and its other donations. Throws
   * problems of status 409 (the donation does not have the refused address) and 422 (our mail server cannot send to the new one).
   */
  async correct(
    id: number,
    { refused_email: from, email: to }: EmailCorrection,
    username: string,
  ): Promise<void> {
    await this.outbox.assertDeliverable('email', to);
    const refused = (await this.failedEmails.get(id)).filter(({ jobId }) => jobId === undefined);
    await this.dataSource.transaction(async (manager) => {
      const isChanged = [
        await this.correctDonor(manager, id, from, to),
        await this.correctCard(manager, id, from, to),
      ].includes(true);
      if (!isChanged)
        throw new ProblemException(409, { detail: 'This donation does not have that address.' });
      // Without the addresses, so that a note contains nothing personal.
      await this.notes.add(manager, id, 'Email address corrected', `staff ${username}`);
      await this.outbox.retryRefused(
        manager,
        refused.map(({ mailId }) => mailId),
      );
    });
    this.jobs.wake();
  }

  private async correctDonor(manager: EntityManager, id: number, from: string, to: string): Promise<boolean> {
    const { recurringDonationId } = await manager.findOneByOrFail(DonationEntity, { id });
    const { affected } = await manager
      .createQueryBuilder()
      .update(DonationEntity)
      .set({ email: to })
      .where('(id = :id OR recurringDonationId = :recurringDonationId) AND lower(email) = lower(:from)', {
        id,
        recurringDonationId,
        from,
      })
      .execute();
    if (!affected) return false;
    await manager.query('UPDATE monthly_gifts SET email = $1 WHERE id = $2 AND lower(email) = lower($3)', [
      to,
      recurringDonationId,
      from,
    ]);
    await this.donorLinks.getToken(manager, to);
    return true;
  }

  private async correctCard(manager: EntityManager, id: number, from: string, to: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(TributeEntity)
      .set({ cardEmail: to })
      .where('donationId = :id AND lower(cardEmail) = lower(:from)', { id, from })
      .execute();
    return Boolean(affected);
  }
}
