import { Inject, Injectable } from '@nestjs/common';
import { canMonthlyMove } from '@paniscus/domain';
import type { MonthlyState } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { TransitionsService } from '../../payments/transitions.service.ts';
import { MonthlyGiftEntity } from '../monthly-gift.entity.ts';
import { MonthlyNewsEntity } from '../monthly-news.entity.ts';
import { MONTHLY_GIFT } from '../monthly-store.service.ts';
import { MonthlyCharges } from './monthly-charges.service.ts';
import { cardKeyOf, newsOf } from './monthly-changes.ts';
import type { News } from './monthly-changes.ts';
import { nextLookAt } from './next-look.ts';
import { columnsSaid, stateSaid } from './provider-gift.ts';
import type { ProviderGift } from './provider-gift.ts';

type Gift = MonthlyGiftEntity;

/** Writes down what the provider says of a monthly gift, and everything that follows from it. */
@Injectable()
export class MonthlyRecord {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly charges: MonthlyCharges,
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
    { id, revision }: Gift,
    said: ProviderGift,
    cause: string,
  ): Promise<number[] | undefined> {
    const before = await this.locked(manager, id);
    if (before.revision !== revision) return undefined;
    const after = { ...before, ...(await this.moved(manager, before, said, cause)) };
    for (const news of newsOf(before, after, said, this.clock.now())) await this.tell(manager, after, news);
    return this.charges.keep(manager, after, said.invoices);
  }

  /** It was never asked for at the provider, and nobody comes back to it. */
  async abandon(manager: EntityManager, id: number, cause: string): Promise<void> {
    const gift = await this.locked(manager, id);
    if (gift.subscriptionId !== null || gift.state !== 'pending') return;
    await manager.update(MonthlyGiftEntity, { id }, { nextCheckAt: null });
    await this.move(manager, gift, 'failed', cause);
  }

  private locked(manager: EntityManager, id: number): Promise<Gift> {
    return manager.findOneOrFail(MonthlyGiftEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async moved(
    manager: EntityManager,
    before: Gift,
    said: ProviderGift,
    cause: string,
  ): Promise<Partial<Gift>> {
    const state = await this.move(manager, before, stateSaid(before.state, said), cause);
    const columns = { ...columnsSaid(said, state), state };
    const after = { ...before, ...columns };
    const hasOpenBill = said.invoices.some(({ status }) => status === 'open' || status === 'draft');
    const change = {
      ...columns,
      revision: before.revision + 1,
      nextCheckAt: nextLookAt(after, hasOpenBill, this.clock.now(), this.settings),
    };
    await manager.update(MonthlyGiftEntity, { id: before.id }, change);
    return change;
  }

  /** What was missed on the way is passed through: past due is only who was active before. */
  private async move(
    manager: EntityManager,
    { id, state }: Gift,
    wanted: MonthlyState,
    cause: string,
  ): Promise<MonthlyState> {
    const way: MonthlyState[] = canMonthlyMove(state, wanted) ? [wanted] : ['active', wanted];
    let from = state;
    for (const to of way) {
      if (!canMonthlyMove(from, to) || from === wanted) continue;
      await manager.update(MonthlyGiftEntity, { id }, { state: to });
      await this.transitions.record(manager, { kind: MONTHLY_GIFT, subjectId: id, from, to, cause });
      from = to;
    }
    return from;
  }

  private async tell(manager: EntityManager, gift: Gift, news: News): Promise<void> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(MonthlyNewsEntity)
      .values({ ...news, monthlyGiftId: gift.id, createdAt: this.clock.now() })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = added.raw as { id: number }[];
    if (row === undefined) return;
    if (news.kind === 'card-ending')
      await manager.update(MonthlyGiftEntity, { id: gift.id }, { cardNoteFor: cardKeyOf(gift) });
    await this.outbox.put(manager, `monthly-${news.kind}`, row.id);
  }
}
