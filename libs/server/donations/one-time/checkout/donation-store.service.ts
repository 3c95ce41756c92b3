import { Injectable } from '@nestjs/common';
import { isRecurring } from '@paniscus/domain/donation';
import type {
  DonationCharge,
  DonationFrequency,
  PaidDonation,
  TributeRequest,
} from '@paniscus/domain/donation';
import { PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
import { IntentsService } from '@paniscus/server/payments';
import type { PreparedPayment, Payer } from '@paniscus/server/payments';
import { Clock, createCapabilityToken, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorDetailsService } from '../../donor-links/donor-details.service.ts';
import { FundsService } from '../../funds/funds.service.ts';
import { RecurringStore, buildSubscriptionMetadata } from '../../recurring/recurring-store.service.ts';
import type { RecurringDonor } from '../../recurring/recurring-store.service.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';

export type DonationInput = {
  formId: string;
  donor: RecurringDonor;
  charge: DonationCharge;
  frequency: DonationFrequency;
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
    private readonly recurring: RecurringStore,
    private readonly funds: FundsService,
    private readonly details: DonorDetailsService,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 409 (already paid with other values), 422 (closed fund) and 429. */
  save(input: DonationInput, payer: Payer): Promise<SavedDonation> {
    return this.dataSource.transaction(async (manager) => {
      const donation = await this.findLocked(manager, input);
      const isPaid = donation.status === 'succeeded' || donation.status === 'refunded';
      if (!isPaid) await this.funds.assertActive(manager, input.donor.fundId);
      if (!(await this.matchesStored(manager, donation, input, isPaid))) {
        if (isPaid) throw alreadyPaid(donation);
        const openPaymentIds = await this.intents.listOpenPayments(manager, 'donation', donation.id);
        if (openPaymentIds.length > 0) return { kind: 'waiting', openPaymentIds };
        await this.replace(manager, donation, input);
      }
      if (isPaid && hasNewDetails(donation, input)) throw alreadyPaid(donation);
      if (!isPaid) await this.refresh(manager, donation, input);
      const prepared = await this.prepare(manager, donation, input, payer);
      return { kind: 'saved', prepared, hasNewDetails: !isPaid && hasNewDetails(donation, input) };
    });
  }

  /** The problem of a request for a donation that has been paid; undefined while it is not. */
  async findPaidProblem(formId: string): Promise<ProblemException | undefined> {
    const donation = await this.dataSource.getRepository(DonationEntity).findOneBy({ formId });
    return donation?.status === 'succeeded' || donation?.status === 'refunded'
      ? alreadyPaid(donation)
      : undefined;
  }

  private async findLocked(
    manager: EntityManager,
    { formId, donor, charge }: DonationInput,
  ): Promise<DonationEntity> {
    const { amountCents, costCents } = charge;
    const created = { refundedCents: 0, pageToken: createCapabilityToken(), createdAt: this.clock.now() };
    await manager
      .createQueryBuilder()
      .insert()
      .into(DonationEntity)
      .values({
        ...donor,
        fundId: null,
        frequency: 'once',
        ...created,
        formId,
        amountCents,
        costCents,
        status: 'pending',
      })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(DonationEntity, { where: { formId }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Whether the stored donation may be charged as it is. A recurring donation that was not paid in time is set up anew.
   */
  private async matchesStored(
    manager: EntityManager,
    { amountCents, costCents, frequency, recurringDonationId }: DonationEntity,
    input: DonationInput,
    isPaid: boolean,
  ): Promise<boolean> {
    const { charge } = input;
    if (amountCents !== charge.amountCents || costCents !== charge.costCents) return false;
    if (frequency !== input.frequency) return false;
    return (
      recurringDonationId === null || isPaid || (await this.recurring.isWaiting(manager, recurringDonationId))
    );
  }

  private async replace(
    manager: EntityManager,
    donation: DonationEntity,
    { donor, charge, frequency }: DonationInput,
  ): Promise<void> {
    const { id, recurringDonationId: previousId } = donation;
    if (previousId !== null) await this.recurring.abandon(manager, previousId, REPLACED);
    const recurringDonationId = isRecurring(frequency)
      ? await this.recurring.create(manager, donor, charge, frequency)
      : null;
    const { amountCents, costCents } = charge;
    await manager.update(DonationEntity, { id }, { amountCents, costCents, frequency, recurringDonationId });
    Object.assign(donation, { frequency, recurringDonationId });
  }

  private async refresh(
    manager: EntityManager,
    { id, recurringDonationId }: DonationEntity,
    { donor, tribute }: DonationInput,
  ): Promise<void> {
    const postalAddress = await this.details.findAddress(manager, donor);
    await manager.update(DonationEntity, { id }, { ...donor, postalAddress });
    if (recurringDonationId !== null) await this.recurring.changeDonor(manager, recurringDonationId, donor);
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
    { charge: { amountCents, costCents }, frequency }: DonationInput,
    payer: Payer,
  ): Promise<PreparedPayment> {
    const input = { kind: 'donation', payableId, amountCents, payer } as const;
    if (recurringDonationId === null || !isRecurring(frequency)) return this.intents.prepare(manager, input);
    const subscription = {
      frequency,
      metadata: buildSubscriptionMetadata(recurringDonationId, { amountCents, costCents }),
    };
    return this.intents.prepare(manager, { ...input, subscription });
  }
}

function hasNewDetails(donation: DonationEntity, { donor }: DonationInput): boolean {
  return (['firstName', 'lastName', 'email'] as const).some((field) => donation[field] !== donor[field]);
}

/** Says what was paid, so that the donor sees a success and not an error. */
function alreadyPaid({ amountCents, costCents, frequency }: DonationEntity): ProblemException {
  const paid: PaidDonation = { amount: amountCents, gift_amount: amountCents - costCents, frequency };
  return new ProblemException(409, {
    detail: 'This has already been paid.',
    extra: { type: PAYMENT_PROBLEMS.alreadyPaid, paid },
  });
}
