import { Inject, Injectable } from '@nestjs/common';
import { canRecurringDonationMove } from '@paniscus/domain';
import type { RecurringState } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { TransitionsService } from '../../payments/transitions.service.ts';
import { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { RecurringDonationEventEntity } from '../monthly-news.entity.ts';
import { MONTHLY_GIFT } from '../monthly-store.service.ts';
import { RecurringCharges } from './monthly-charges.service.ts';
import { findCardKey, findNews } from './monthly-changes.ts';
import type { News } from './monthly-changes.ts';
import { nextLookAt } from './next-look.ts';
import { toProviderColumns, toRecurringState } from './provider-gift.ts';
import type { ProviderGift } from './provider-gift.ts';

type RecurringDonation = RecurringDonationEntity;

/** Writes down what the provider says of a monthly gift, and everything that follows from it. */
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
   * In one transaction. Answers the payments that are to be settled now, or undefined when somebody has written
   * since the provider was asked: then this answer may be the older one.
   */
  async write(
    manager: EntityManager,
    { id, revision }: RecurringDonation,
    provider: ProviderGift,
    cause: string,
  ): Promise<number[] | undefined> {
    const before = await this.locked(manager, id);
    if (before.revision !== revision) return undefined;
    const after = { ...before, ...(await this.moved(manager, before, provider, cause)) };
    for (const news of findNews(before, after, provider, this.clock.now()))
      await this.notify(manager, after, news);
    return this.charges.save(manager, after, provider.invoices);
  }

  /** It was never asked for at the provider, and nobody comes back to it. */
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
    provider: ProviderGift,
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

  /** What was missed on the way is passed through: past due is only who was active before. */
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
    await this.outbox.put(manager, `monthly-${news.kind}`, row.id);
  }
}
