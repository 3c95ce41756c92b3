import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { canDonationMove } from '@paniscus/domain';
import type { Cents, DonationStatus } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { SecurityLog } from '../common/security-log.ts';
import { OutboxService } from '../mail/outbox.service.ts';
import { Payables } from '../payments/payables.ts';
import type { Payable, Refund } from '../payments/payables.ts';
import { TransitionsService } from '../payments/transitions.service.ts';
import { DonationEntity } from './donation.entity.ts';
import { DONATION_RECEIPT } from './donation-receipt.composer.ts';

/** What a payment does to a donation. */
@Injectable()
export class DonationPayable implements Payable, OnModuleInit {
  readonly kind = 'donation';

  constructor(
    private readonly payables: Payables,
    private readonly transitions: TransitionsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async paid(manager: EntityManager, id: number, amountCents: Cents, cause: string): Promise<void> {
    const isMoved = await this.move(manager, id, 'succeeded', cause, async () => {
      const succeededAt = this.clock.now();
      // What was charged counts, should the donor have changed the amount in another tab at that very moment.
      return { amountCents, succeededAt, receiptNumber: await this.nextReceiptNumber(manager, succeededAt) };
    });
    if (isMoved) await this.outbox.put(manager, DONATION_RECEIPT, id);
  }

  async failed(manager: EntityManager, id: number, cause: string): Promise<void> {
    await this.move(manager, id, 'failed', cause);
  }

  /** A gift of which a part was given back stays a gift. */
  async refunded(manager: EntityManager, id: number, { isFull }: Refund, cause: string): Promise<void> {
    if (isFull) await this.move(manager, id, 'refunded', cause);
  }

  async disputed(_manager: EntityManager, donationId: number, reason: string): Promise<void> {
    this.log.record('donation_disputed', { donationId, reason });
  }

  /** Moves a donation if the rules allow it; answers whether it moved. */
  private async move(
    manager: EntityManager,
    id: number,
    to: DonationStatus,
    cause: string,
    changeOf: () => Promise<Partial<DonationEntity>> = async () => ({}),
  ): Promise<boolean> {
    const { status: from } = await manager.findOneOrFail(DonationEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!canDonationMove(from, to)) return false;
    await manager.update(DonationEntity, { id, status: from }, { ...(await changeOf()), status: to });
    await this.transitions.record(manager, { kind: this.kind, subjectId: id, from, to, cause });
    return true;
  }

  /** Year and a number that never repeats: `2026-000017`. A number may be left out, none is given twice. */
  private async nextReceiptNumber(manager: EntityManager, at: Date): Promise<string> {
    const [row] = await manager.query<{ number: string }[]>(
      "SELECT nextval('donation_receipt_numbers')::text AS number",
    );
    return `${at.getUTCFullYear()}-${(row?.number ?? '').padStart(6, '0')}`;
  }
}
