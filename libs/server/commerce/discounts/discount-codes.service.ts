import { Injectable } from '@nestjs/common';
import type { DiscountCode, DiscountCodeChange, DiscountCodeForm } from '@paniscus/domain/discounts';
import { changedMeanwhile, Clock, invalid, notFound, toLocalDay } from '@paniscus/server/platform';
import { DataSource, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DiscountCodeEntity } from './discount-code.entity.ts';
import { toDiscountCode } from './discount-code.view.ts';
import type { DiscountUse } from './discount-code.view.ts';

type Row = { id: number; used: string; reserved: string; cents: string };

/** Discount codes as staff maintain them. */
@Injectable()
export class DiscountCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All codes, newest first. */
  async list(): Promise<DiscountCode[]> {
    const codes = await this.dataSource.manager.find(DiscountCodeEntity, { order: { id: 'DESC' } });
    const uses = await this.countUses();
    return codes.map((code) => toDiscountCode(code, uses.get(code.id), this.getToday()));
  }

  /** Adds an active code. Throws a 422 problem when there is one like it. */
  async create(form: DiscountCodeForm): Promise<DiscountCode> {
    const code = await this.change(async (manager) => {
      await assertCodeIsFree(manager, form.code);
      const created = { ...toColumns(form), isActive: true, version: 1, createdAt: this.clock.now() };
      return manager.save(DiscountCodeEntity, created);
    });
    return toDiscountCode(code, undefined, this.getToday());
  }

  /**
   * Orders keep the discount that they were given. Throws problems of status 404, 409 for a later version, and 422 when the
   * code is taken.
   */
  async update(id: number, { version, ...change }: DiscountCodeChange): Promise<DiscountCode> {
    await this.change(async (manager) => {
      const stored = await manager.findOneBy(DiscountCodeEntity, { id });
      if (stored === null) throw notFound('Discount code not found.');
      const columns = { ...toColumns(change), isActive: change.is_active };
      if (isSame(stored, columns)) return;
      if (version !== undefined && version !== stored.version) throw changedMeanwhile('discount code');
      await assertCodeIsFree(manager, change.code, id);
      await manager.update(DiscountCodeEntity, { id }, { ...columns, version: stored.version + 1 });
    });
    const code = await this.dataSource.manager.findOneByOrFail(DiscountCodeEntity, { id });
    return toDiscountCode(code, (await this.countUses()).get(id), this.getToday());
  }

  private getToday(): string {
    return toLocalDay(this.clock.now());
  }

  /** Serializes changes, so that codes stay unique. */
  private change<Result>(run: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('discount-codes'))");
      return run(manager);
    });
  }

  private async countUses(): Promise<Map<number, DiscountUse>> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT discount_id AS id, count(paid_at) AS used, count(*) - count(paid_at) AS reserved,
         coalesce(sum(discount_cents) FILTER (WHERE paid_at IS NOT NULL), 0) AS cents
       FROM orders WHERE discount_id IS NOT NULL GROUP BY discount_id`,
    );
    return new Map(
      rows.map(({ id, used, reserved, cents }) => [
        id,
        {
          use_count: Number(used),
          reserved_count: Number(reserved),
          discounted_cents: Number(cents),
        },
      ]),
    );
  }
}

async function assertCodeIsFree(manager: EntityManager, code: string, ownId = 0): Promise<void> {
  if (await manager.existsBy(DiscountCodeEntity, { code, id: Not(ownId) }))
    throw invalid({ code: 'There is already a discount with this code.' });
}

/** A repeated change has been applied already. */
const isSame = (stored: DiscountCodeEntity, columns: Partial<DiscountCodeEntity>): boolean =>
  Object.entries(columns).every(([name, value]) => stored[name as keyof DiscountCodeEntity] === value);

const toColumns = (form: DiscountCodeForm) => ({
  code: form.code,
  kind: form.kind,
  value: form.value,
  minimumCents: form.minimum_cents,
  startsOn: form.starts_on,
  endsOn: form.ends_on,
  useLimit: form.use_limit,
});
