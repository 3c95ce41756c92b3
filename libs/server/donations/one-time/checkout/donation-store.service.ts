import { Injectable } from '@nestjs/common';
import type { DonationCharge, TributeRequest } from '@paniscus/domain/donation';
import { IntentsService } from '@paniscus/server/payments';
import type { PreparedPayment, Payer } from '@paniscus/server/payments';
import { Clock, createCapabilityToken, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { RecurringStore, subscriptionMetadata } from '../../recurring/recurring-store.service.ts';
import type { RecurringDonor } from '../../recurring/recurring-store.service.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';

export type DonationInput = {
  formId: string;
  donor: RecurringDonor;
  charge: DonationCharge;
  isMonthly: boolean;
  tribute: TributeRequest | undefined;
};

/** 'waiting': the donation cannot be replaced while its previous payment could still succeed. */
export type SavedDonation =
  | { kind: 'saved'; prepared: PreparedPayment; hasNewDetails: boolean }
  | { kind: 'waiting'; openPaymentIds: number[] };

const REPLACED = 'another gift in its place';

/** Saves a donation and its payment in one transaction, before the payment provider is called. */
@Injectable()
export class DonationStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly monthly: RecurringStore,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 409 (already paid with other values) and 429. */
  save(input: DonationInput, payer: Payer): Promise<SavedDonation> {
    return this.dataSource.transaction(async (manager) => {
      const donation = await this.locked(manager, input);
      const isPaid = donation.status === 'succeeded' || donation.status === 'refunded';
      if (!(await this.isSame(manager, donation, input, isPaid))) {
        if (isPaid) throw new ProblemException(409, { detail: 'This has already been paid.' });
        const openPaymentIds = await this.intents.listOpenPayments(manager, 'donation', donation.id);
        if (openPaymentIds.length > 0) return { kind: 'waiting', openPaymentIds };
        await this.replace(manager, donation, input);
      }
      if (!isPaid) await this.refresh(manager, donation, input);
      const prepared = await this.prepare(manager, donation, input, payer);
      return { kind: 'saved', prepared, hasNewDetails: !isPaid && hasNewDetails(donation, input) };
    });
  }

  private async locked(
    manager: EntityManager,
    { formId, donor, charge }: DonationInput,
  ): Promise<DonationEntity> {
    const { amountCents, costCents } = charge;
    const made = { refundedCents: 0, pageToken: createCapabilityToken(), createdAt: this.clock.now() };
    await manager
      .createQueryBuilder()
      .insert()
      .into(DonationEntity)
      .values({ ...donor, ...made, formId, amountCents, costCents, status: 'pending' })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(DonationEntity, { where: { formId }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Whether the stored donation may be charged as it is. A recurring donation that was not paid in time is set up anew.
   */
  private async isSame(
    manager: EntityManager,
    { amountCents, costCents, recurringDonationId }: DonationEntity,
    { charge, isMonthly }: DonationInput,
    isPaid: boolean,
  ): Promise<boolean> {
    if (amountCents !== charge.amountCents || costCents !== charge.costCents) return false;
    if (recurringDonationId === null || !isMonthly) return (recurringDonationId !== null) === isMonthly;
    return isPaid || (await this.monthly.isWaiting(manager, recurringDonationId));
  }

  private async replace(
    manager: EntityManager,
    donation: DonationEntity,
    { donor, charge, isMonthly }: DonationInput,
  ): Promise<void> {
    const { id, recurringDonationId: earlier } = donation;
    if (earlier !== null) await this.monthly.abandon(manager, earlier, REPLACED);
    const recurringDonationId = isMonthly ? await this.monthly.begin(manager, donor, charge) : null;
    const { amountCents, costCents } = charge;
    await manager.update(DonationEntity, { id }, { amountCents, costCents, recurringDonationId });
    donation.recurringDonationId = recurringDonationId;
  }

  private async refresh(
    manager: EntityManager,
    { id, recurringDonationId }: DonationEntity,
    { donor, tribute }: DonationInput,
  ): Promise<void> {
    await manager.update(DonationEntity, { id }, donor);
    if (recurringDonationId !== null) await this.monthly.changeDonor(manager, recurringDonationId, donor);
    await manager.delete(TributeEntity, { donationId: id });
    if (tribute === undefined) return;
    const wallLine = tribute.wall_line?.trim() ?? null;
    await manager.insert(TributeEntity, {
      donationId: id,
      kind: tribute.kind,
      name: tribute.name.trim(),
      cardName: tribute.card?.name.trim() ?? null,
      cardEmail: tribute.card?.email.trim() ?? null,
      cardMessage: tribute.card?.message?.trim() || null,
      wallLine,
      wallState: wallLine === null ? 'none' : 'waiting',
      createdAt: this.clock.now(),
    });
  }

  private prepare(
    manager: EntityManager,
    { id: payableId, recurringDonationId }: DonationEntity,
    { charge: { amountCents, costCents } }: DonationInput,
    payer: Payer,
  ): Promise<PreparedPayment> {
    const input = { kind: 'donation', payableId, amountCents, payer } as const;
    if (recurringDonationId === null) return this.intents.prepare(manager, input);
    const subscription = { metadata: subscriptionMetadata(recurringDonationId, { amountCents, costCents }) };
    return this.intents.prepare(manager, { ...input, subscription });
  }
}

function hasNewDetails(donation: DonationEntity, { donor }: DonationInput): boolean {
  return (['firstName', 'lastName', 'email'] as const).some((field) => donation[field] !== donor[field]);
}
