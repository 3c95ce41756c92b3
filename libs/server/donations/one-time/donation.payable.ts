import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { organization } from '@paniscus/content';
import { canDonationTransition } from '@paniscus/domain/donation';
import type { DonationStatus } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';
import { TWIN_MS } from '@paniscus/domain/payment';
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
import { TributeNotices } from '../tributes/tribute-notices.service.ts';
import { DonationNotices } from './notices/donation-notices.service.ts';

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
    private readonly notices: DonationNotices,
    private readonly tributeNotices: TributeNotices,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  /** Enqueues the emails to the donor and the tribute recipient. */
  async onPaid(
    manager: EntityManager,
    id: number,
    amountCents: Cents,
    cause: string,
    charge?: Charge,
  ): Promise<void> {
    const donation = await findLocked(manager, id);
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
    const isCardSkipped = await this.cards.enqueue(manager, id);
    await this.notices.notifyPaid(manager, id, amountCents);
    await this.tributeNotices.notifyPaid(manager, id, isCardSkipped);
    await this.flagTwin(manager, donation);
  }

  /** Asks staff to look at a second gift of a donor within minutes, which may be a mistake. */
  private async flagTwin(
    manager: EntityManager,
    { id, email, recurringDonationId }: DonationEntity,
  ): Promise<void> {
    const [twin] = await manager.query<{ receiptNumber: string }[]>(
      `SELECT receipt_number AS "receiptNumber" FROM donations
       WHERE lower(email) = lower($1) AND id <> $2 AND status = 'succeeded' AND succeeded_at > $3
         AND (monthly_gift_id = $4) IS NOT TRUE
       ORDER BY succeeded_at DESC LIMIT 1`,
      [email, id, new Date(this.clock.now().getTime() - TWIN_MS), recurringDonationId],
    );
    if (twin === undefined) return;
    const reason = `This donor gave twice within minutes (see donation ${twin.receiptNumber}). Ask whether they meant to.`;
    if (await this.addReason(manager, id, reason)) await this.notices.notifyRepeated(manager, id);
  }

  async onFailed(manager: EntityManager, id: number, cause: string): Promise<void> {
    await this.move(manager, await findLocked(manager, id), 'failed', cause);
  }

  /** A partly refunded donation retains its status, but its receipt is reduced. */
  async onRefunded(
    manager: EntityManager,
    id: number,
    { refundedCents, isFull }: Refund,
    cause: string,
  ): Promise<void> {
    const donation = await findLocked(manager, id);
    const { amountCents, refundedCents: before } = donation;
    const after = isFull ? amountCents : Math.min(refundedCents, amountCents);
    if (after > before) {
      await manager.update(DonationEntity, { id }, { refundedCents: after });
      await this.outbox.enqueueCopy(manager, DONATION_VOID, id);
    }
    if (isFull && (await this.move(manager, donation, 'refunded', cause)))
      await this.wall.removeLine(manager, id);
  }

  /** Requests staff attention; appends to earlier reasons. */
  async onDisputed(manager: EntityManager, donationId: number, reason: string): Promise<void> {
    this.log.record('donation_disputed', { donationId });
    if (await this.addReason(manager, donationId, reason))
      await this.notices.notifyProblem(manager, donationId);
  }

  /** Whether the reason is new. */
  private async addReason(manager: EntityManager, id: number, reason: string): Promise<boolean> {
    const { attention: previous } = await findLocked(manager, id);
    if (previous?.includes(reason)) return false;
    const attention = previous === null ? reason : `${previous} ${reason}`;
    await manager.update(DonationEntity, { id }, { attention });
    return true;
  }

  private async move(
    manager: EntityManager,
    { id, status: from }: DonationEntity,
    to: DonationStatus,
    cause: string,
    getChange: () => Promise<Change> = async () => ({}),
  ): Promise<boolean> {
    if (!canDonationTransition(from, to)) return false;
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

function findLocked(manager: EntityManager, id: number): Promise<DonationEntity> {
  return manager.findOneOrFail(DonationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/**
 * The charged amount counts if the donor changed it in another tab at the same time; the share for processing cost is
 * unknown then.
 */
function computeChargedAmounts(
  { amountCents: previous, costCents }: DonationEntity,
  amountCents: Cents,
): Change {
  return { amountCents, costCents: amountCents === previous ? costCents : 0 };
}

const getYear = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', timeZone: organization.timeZone });
