import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { tributeNotice } from '@paniscus/emails';
import type { StaffNotice } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { StaffNotifications } from '@paniscus/server/identity';
import { EmailLogService } from '@paniscus/server/integrations';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { TRIBUTE_CARD } from '../donation/donation-email-kinds.ts';
import { DonationEntity } from '../donation/donation.entity.ts';
import { TributeEntity } from './tribute.entity.ts';

/** Emails to staff about tributes that wait for a person: a line to approve, or a card that was not sent. */
@Injectable()
export class TributeNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: StaffNotifications,
    private readonly emailLog: EmailLogService,
  ) {}

  onModuleInit(): void {
    this.notifications.register('tribute', (id) => this.describe(id));
  }

  /** To be called after the card was enqueued or skipped. */
  async notifyPaid(manager: EntityManager, donationId: number, isCardSkipped: boolean): Promise<void> {
    const tribute = await manager.findOneBy(TributeEntity, { donationId });
    if (tribute === null || !(tribute.wallState === 'waiting' || isCardSkipped)) return;
    await this.notifications.notify(manager, {
      key: `tribute:${tribute.id}`,
      topics: ['tribute'],
      subjectKind: 'tribute',
      subjectId: tribute.id,
    });
  }

  /** Undefined when nothing waits any more. */
  private async describe(id: number): Promise<StaffNotice | undefined> {
    const { manager } = this.dataSource;
    const { cardEmail, donationId, kind, wallState } = await manager.findOneByOrFail(TributeEntity, { id });
    const cards = await this.emailLog.list({ kinds: [TRIBUTE_CARD], subjectIds: [id] });
    const hasWallLine = wallState === 'waiting';
    const hasUnsentCard = cardEmail !== null && cards.length === 0;
    const isPaid = await manager.existsBy(DonationEntity, { id: donationId, status: 'succeeded' });
    if (!isPaid || !(hasWallLine || hasUnsentCard)) return undefined;
    return tributeNotice({ kind, hasWallLine, hasUnsentCard, path: paths.staffTributes });
  }
}
