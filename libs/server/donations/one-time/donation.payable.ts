import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { organization } from '@paniscus/content';
import { canDonationMove } from '@paniscus/domain';
import type { Cents, DonationStatus } from '@paniscus/domain';
import { OutboxService } from '@paniscus/server/integrations';
import { Payables, TransitionsService } from '@paniscus/server/payments';
import type { Charge, Payable, Refund } from '@paniscus/server/payments';
import { Clock, EventLog } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { DonorLinksService } from '../donor-portal/donor-links.service.ts';
import { MemoryWallService } from '../tributes/memory-wall.service.ts';
import { TributeCardsService } from '../tributes/tribute-cards.service.ts';
import { DonationEntity } from './donation.entity.ts';
import { DONATION_RECEIPT, DONATION_VOID } from './emails/donation-email-kinds.ts';

type Change = Partial<DonationEntity>;

/** What a payment does to a donation. */
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

  /** The donor, and whom they wish to tell, hear of it by what is enqueued here. */
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

  /** A gift of which a part was given back stays a gift, but its receipt counts for less. */
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

  /** Asks for a person's look; what was to be looked at before stays. */
  async disputed(manager: EntityManager, donationId: number, reason: string): Promise<void> {
    this.log.record('donation_disputed', { donationId });
    const { attention: known } = await lockedIn(manager, donationId);
    if (known?.includes(reason)) return;
    const attention = known === null ? reason : `${known} ${reason}`;
    await manager.update(DonationEntity, { id: donationId }, { attention });
  }

  /** Moves a donation that is locked if the rules allow it; answers whether it moved. */
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

  /** The gift's tax year and a number that never repeats: `2026-000017`. One may be left out, none is given twice. */
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
 * What was charged counts, should the donor have changed the amount in another tab at that very moment; nobody knows
 * then what of it was for the cost of the payment.
 */
function computeChargedAmounts(
  { amountCents: known, costCents }: DonationEntity,
  amountCents: Cents,
): Change {
  return { amountCents, costCents: amountCents === known ? costCents : 0 };
}

/** In the organisation's zone, as the day on the receipt. */
const getYear = (moment: Date) =>
  moment.toLocaleDateString('en-US', { year: 'numeric', timeZone: organization.timeZone });
