import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { organization } from '@paniscus/content';
import { canDonationMove } from '@paniscus/domain/donation';
import type { DonationStatus } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';
import { OutboxService } from '@paniscus/server/integrations';
import { Payables, TransitionsService } from '@paniscus/server/payments';
import type { Charge, Payable, Refund } from '@paniscus/server/payments';
import { Clock, EventLog } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { DONATION_RECEIPT, DONATION_VOID } from '../donation/donation-email-kinds.ts';
import { DonationEntity } from '../donation/donation.entity.ts';
import { DonorLinksService } from '../donor-links/donor-links.service.ts';
import { MemoryWallService } from '../tributes/memory-wall.service.ts';
import { TributeCardsService } from '../tributes/tribute-cards.service.ts';

type Change = Partial<DonationEntity>;

@Injectable()
export class DonationPayable implements Payable, OnModuleInit {
  readonly kind = 'donation';

  constructor(
    private readonly payables: Payables,
    private readonly transitions: TransitionsService,
    private readonly outbox: OutboxService,
    private readonly donorLinks: DonorLinksService,
    private readonly cards: TributeCardsService,
    private readonly wall: MemoryWallService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  /** Enqueues the emails to the donor and the tribute recipient. */
  async paid(
    manager: EntityManager,
    id: number,
    amountCents: Cents,
    cause: string,
    charge?: Charge,
  ): Promise<void> {
    const donation = await lockedIn(manager, id);
    const isMoved = await this.move(manager, donation, 'succeeded', cause, async () => {
      const succeededAt = charge?.at ?? this.clock.now();
      return {
        ...computeChargedAmounts(donation, amountCents),
        succeededAt,
        riskLevel: charge?.riskLevel ?? null,
        receiptNumber: await this.nextReceiptNumber(manager, succeededAt),
      };
    });
    if (!isMoved) return;
    await this.donorLinks.getToken(manager, donation.email);
    await this.outbox.enqueue(manager, DONATION_RECEIPT, id);
    await this.cards.enqueue(manager, id);
  }

  async failed(manager: EntityManager, id: number, cause: string): Promise<void> {
    await this.move(manager, await lockedIn(manager, id), 'failed', cause);
  }

  /** A partly refunded donation keeps its status, but its receipt is reduced. */
  async refunded(
    manager: EntityManager,
    id: number,
    { refundedCents, isFull }: Refund,
    cause: string,
  ): Promise<void> {
    const donation = await lockedIn(manager, id);
    const { amountCents, refundedCents: before } = donation;
    const after = isFull ? amountCents : Math.min(refundedCents, amountCents);
    if (after > before) {
      await manager.update(DonationEntity, { id }, { refundedCents: after });
      await this.outbox.enqueueCopy(manager, DONATION_VOID, id);
    }
    if (isFull && (await this.move(manager, donation, 'refunded', cause))) await this.wall.leave(manager, id);
  }

  /** Requests staff attention; appends to earlier reasons. */
  async disputed(manager: EntityManager, donationId: number, reason: string): Promise<void> {
    this.log.record('donation_disputed', { donationId });
    const { attention: known } = await lockedIn(manager, donationId);
    if (known?.includes(reason)) return;
    const attention = known === null ? reason : `${known} ${reason}`;
    await manager.update(DonationEntity, { id: donationId }, { attention });
  }

  private async move(
    manager: EntityManager,
    { id, status: from }: DonationEntity,
    to: DonationStatus,
    cause: string,
    getChange: () => Promise<Change> = async () => ({}),
  ): Promise<boolean> {
    if (!canDonationMove(from, to)) return false;
    await manager.update(DonationEntity, { id, status: from }, { ...(await getChange()), status: to });
    await this.transitions.record(manager, { kind: this.kind, subjectId: id, from, to, cause });
    return true;
  }

  /** Tax year and a unique sequence number: `2026-000017`. The sequence may have gaps. */
  private async nextReceiptNumber(manager: EntityManager, at: Date): Promise<string> {
    const [row] = await manager.query<{ number: string }[]>(
      "SELECT nextval('donation_receipt_numbers')::text AS number",
    );
    return `${getYear(at)}-${(row?.number ?? '').padStart(6, '0')}`;
  }
}

function lockedIn(manager: EntityManager, id: number): Promise<DonationEntity> {
  return manager.findOneOrFail(DonationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/**
 * The charged amount counts if the donor changed it in another tab at the same time; the share for processing cost is
 * unknown then.
 */
function computeChargedAmounts(
  { amountCents: known, costCents }: DonationEntity,
  amountCents: Cents,
): Change {
  return { amountCents, costCents: amountCents === known ? costCents : 0 };
}

const getYear = (moment: Date) =>
  moment.toLocaleDateString('en-US', { year: 'numeric', timeZone: organization.timeZone });
