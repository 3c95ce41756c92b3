import { Inject, Injectable } from '@nestjs/common';
import { canRecurringDonationTransition } from '@paniscus/domain/donor-portal';
import type { RecurringDonationState } from '@paniscus/domain/donor-portal';
import { OutboxService } from '@paniscus/server/integrations';
import { TransitionsService } from '@paniscus/server/payments';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { RecurringNotices } from '../emails/recurring-notices.service.ts';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { RecurringDonationEventEntity } from '../recurring-event.entity.ts';
import { MONTHLY_GIFT } from '../recurring-store.service.ts';
import { computeNextSyncAt } from './next-sync-at.ts';
import { toProviderColumns, toRecurringState } from './provider-subscription.ts';
import type { ProviderSubscriptionState } from './provider-subscription.ts';
import { findCardKey, findNewEvents } from './recurring-changes.ts';
import type { NewRecurringEvent } from './recurring-changes.ts';
import { RecurringCharges } from './recurring-charges.service.ts';

type RecurringDonation = RecurringDonationEntity;

@Injectable()
export class RecurringRecord {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly charges: RecurringCharges,
    private readonly transitions: TransitionsService,
    private readonly outbox: OutboxService,
    private readonly notices: RecurringNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the caller's transaction. Returns the ids of the payments to sync now, or undefined when the row changed
   * after the provider was called: then this response may be outdated.
   */
  async write(
    manager: EntityManager,
    { id, revision }: RecurringDonation,
    provider: ProviderSubscriptionState,
    cause: string,
  ): Promise<number[] | undefined> {
    const before = await this.findLocked(manager, id);
    if (before.revision !== revision) return undefined;
    const after = { ...before, ...(await this.applyState(manager, before, provider, cause)) };
    for (const event of findNewEvents(before, after, provider, this.clock.now()))
      await this.notify(manager, after, event);
    return this.charges.save(manager, after, provider.invoices);
  }

  /** For a donation that was never requested from the provider and to which the donor never returned. */
  async abandon(manager: EntityManager, id: number, cause: string): Promise<void> {
    const recurringDonation = await this.findLocked(manager, id);
    if (recurringDonation.subscriptionId !== null || recurringDonation.state !== 'pending') return;
    await manager.update(RecurringDonationEntity, { id }, { nextCheckAt: null });
    await this.move(manager, recurringDonation, 'failed', cause);
  }

  private findLocked(manager: EntityManager, id: number): Promise<RecurringDonation> {
    return manager.findOneOrFail(RecurringDonationEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async applyState(
    manager: EntityManager,
    before: RecurringDonation,
    provider: ProviderSubscriptionState,
    cause: string,
  ): Promise<Partial<RecurringDonation>> {
    const state = await this.move(manager, before, toRecurringState(before.state, provider), cause);
    const columns = { ...toProviderColumns(provider, state), state };
    const after = { ...before, ...columns };
    const hasOpenInvoice = provider.invoices.some(({ status }) => status === 'open' || status === 'draft');
    const change = {
      ...columns,
      revision: before.revision + 1,
      nextCheckAt: computeNextSyncAt(after, hasOpenInvoice, this.clock.now(), this.settings),
    };
    await manager.update(RecurringDonationEntity, { id: before.id }, change);
    return change;
  }

  /** Passes through skipped states: only an active donation can become past due. */
  private async move(
    manager: EntityManager,
    { id, state }: RecurringDonation,
    target: RecurringDonationState,
    cause: string,
  ): Promise<RecurringDonationState> {
    const path: RecurringDonationState[] = canRecurringDonationTransition(state, target)
      ? [target]
      : ['active', target];
    let from = state;
    for (const to of path) {
      if (!canRecurringDonationTransition(from, to) || from === target) continue;
      await manager.update(RecurringDonationEntity, { id }, { state: to });
      await this.transitions.record(manager, { kind: MONTHLY_GIFT, subjectId: id, from, to, cause });
      from = to;
    }
    return from;
  }

  private async notify(
    manager: EntityManager,
    recurringDonation: RecurringDonation,
    event: NewRecurringEvent,
  ): Promise<void> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(RecurringDonationEventEntity)
      .values({ ...event, recurringDonationId: recurringDonation.id, createdAt: this.clock.now() })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = added.raw as { id: number }[];
    if (row === undefined) return;
    if (event.kind === 'card-ending')
      await manager.update(
        RecurringDonationEntity,
        { id: recurringDonation.id },
        { cardNoteFor: findCardKey(recurringDonation) },
      );
    await this.outbox.enqueue(manager, `monthly-${event.kind}`, row.id);
    if (event.kind === 'failed') await this.notices.notifyFailed(manager, recurringDonation.id, row.id);
  }
}
