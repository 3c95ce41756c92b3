import { Inject, Injectable } from '@nestjs/common';
import { canRecurringDonationMove } from '@paniscus/domain/donor-portal';
import type { RecurringState } from '@paniscus/domain/donor-portal';
import { OutboxService } from '@paniscus/server/integrations';
import { TransitionsService } from '@paniscus/server/payments';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { RecurringDonationEventEntity } from '../recurring-event.entity.ts';
import { MONTHLY_GIFT } from '../recurring-store.service.ts';
import { nextLookAt } from './next-sync-at.ts';
import { toProviderColumns, toRecurringState } from './provider-subscription.ts';
import type { ProviderSubscriptionState } from './provider-subscription.ts';
import { findCardKey, findNews } from './recurring-changes.ts';
import type { News } from './recurring-changes.ts';
import { RecurringCharges } from './recurring-charges.service.ts';

type RecurringDonation = RecurringDonationEntity;

@Injectable()
export class RecurringRecord {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly charges: RecurringCharges,
    private readonly transitions: TransitionsService,
    private readonly outbox: OutboxService,
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
    const before = await this.locked(manager, id);
    if (before.revision !== revision) return undefined;
    const after = { ...before, ...(await this.moved(manager, before, provider, cause)) };
    for (const news of findNews(before, after, provider, this.clock.now()))
      await this.notify(manager, after, news);
    return this.charges.save(manager, after, provider.invoices);
  }

  /** For a donation that the provider was never asked to create and to which nobody returned. */
  async abandon(manager: EntityManager, id: number, cause: string): Promise<void> {
    const gift = await this.locked(manager, id);
    if (gift.subscriptionId !== null || gift.state !== 'pending') return;
    await manager.update(RecurringDonationEntity, { id }, { nextCheckAt: null });
    await this.move(manager, gift, 'failed', cause);
  }

  private locked(manager: EntityManager, id: number): Promise<RecurringDonation> {
    return manager.findOneOrFail(RecurringDonationEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async moved(
    manager: EntityManager,
    before: RecurringDonation,
    provider: ProviderSubscriptionState,
    cause: string,
  ): Promise<Partial<RecurringDonation>> {
    const state = await this.move(manager, before, toRecurringState(before.state, provider), cause);
    const columns = { ...toProviderColumns(provider, state), state };
    const after = { ...before, ...columns };
    const hasOpenBill = provider.invoices.some(({ status }) => status === 'open' || status === 'draft');
    const change = {
      ...columns,
      revision: before.revision + 1,
      nextCheckAt: nextLookAt(after, hasOpenBill, this.clock.now(), this.settings),
    };
    await manager.update(RecurringDonationEntity, { id: before.id }, change);
    return change;
  }

  /** Passes through skipped states: only an active donation can become past due. */
  private async move(
    manager: EntityManager,
    { id, state }: RecurringDonation,
    wanted: RecurringState,
    cause: string,
  ): Promise<RecurringState> {
    const way: RecurringState[] = canRecurringDonationMove(state, wanted) ? [wanted] : ['active', wanted];
    let from = state;
    for (const to of way) {
      if (!canRecurringDonationMove(from, to) || from === wanted) continue;
      await manager.update(RecurringDonationEntity, { id }, { state: to });
      await this.transitions.record(manager, { kind: MONTHLY_GIFT, subjectId: id, from, to, cause });
      from = to;
    }
    return from;
  }

  private async notify(manager: EntityManager, gift: RecurringDonation, news: News): Promise<void> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(RecurringDonationEventEntity)
      .values({ ...news, recurringDonationId: gift.id, createdAt: this.clock.now() })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = added.raw as { id: number }[];
    if (row === undefined) return;
    if (news.kind === 'card-ending')
      await manager.update(RecurringDonationEntity, { id: gift.id }, { cardNoteFor: findCardKey(gift) });
    await this.outbox.enqueue(manager, `monthly-${news.kind}`, row.id);
  }
}
