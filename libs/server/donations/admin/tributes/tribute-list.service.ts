import { Injectable } from '@nestjs/common';
import type { StaffTribute, WallState } from '@paniscus/domain/donation';
import { EmailLogService } from '@paniscus/server/integrations';
import { readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import { TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { formatDonorName } from '../../donation/donor-name.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';

export type TributeList = { tributes: StaffTribute[]; nextAfter: number | undefined };

@Injectable()
export class TributeListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailLog: EmailLogService,
  ) {}

  /** Newest first; only tributes of donations that are paid and not refunded. */
  async list(wallState: WallState | undefined, page: ListPage): Promise<TributeList> {
    const query = this.dataSource
      .getRepository(TributeEntity)
      .createQueryBuilder('t')
      .innerJoin(DonationEntity, 'd', "d.id = t.donation_id AND d.status = 'succeeded'");
    if (wallState !== undefined) query.andWhere('t.wall_state = :wallState', { wallState });
    const { rows, nextAfter } = await readPage(query, page);
    return { tributes: await this.toViews(rows), nextAfter };
  }

  async get(tribute: TributeEntity): Promise<StaffTribute> {
    const [view] = await this.toViews([tribute]);
    if (view === undefined) throw new Error(`Tribute ${tribute.id} has no donation.`);
    return view;
  }

  async findByDonation({ id: donationId }: Pick<DonationEntity, 'id'>): Promise<StaffTribute | null> {
    const tribute = await this.dataSource.manager.findOneBy(TributeEntity, { donationId });
    return tribute === null ? null : this.get(tribute);
  }

  private async toViews(tributes: readonly TributeEntity[]): Promise<StaffTribute[]> {
    const { manager } = this.dataSource;
    const donations = await manager.findBy(DonationEntity, {
      id: In(tributes.map((tribute) => tribute.donationId)),
    });
    const emails = await this.emailLog.list({
      kinds: [TRIBUTE_CARD],
      subjectIds: tributes.map(({ id }) => id),
    });
    const donors = new Map(donations.map((donation) => [donation.id, donation]));
    const sent = new Map(emails.map(({ subjectId, sentAt }) => [subjectId, sentAt]));
    return tributes.map((tribute) =>
      toStaffTribute(tribute, donors.get(tribute.donationId), sent.get(tribute.id) ?? null),
    );
  }
}

function toStaffTribute(
  tribute: TributeEntity,
  donation: DonationEntity | undefined,
  sentAt: Date | null,
): StaffTribute {
  const { cardName, cardEmail, cardMessage } = tribute;
  return {
    id: tribute.id,
    donation_id: tribute.donationId,
    kind: tribute.kind,
    name: tribute.name,
    from: donation === undefined ? '' : formatDonorName(donation),
    is_anonymous: donation?.isAnonymous ?? false,
    wall_line: tribute.wallLine ?? '',
    wall_state: tribute.wallState,
    card:
      cardName === null || cardEmail === null
        ? null
        : {
            name: cardName,
            email: cardEmail,
            message: cardMessage ?? '',
            sent_at: sentAt?.toISOString() ?? null,
          },
    created_at: tribute.createdAt.toISOString(),
  };
}
