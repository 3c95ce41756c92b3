import { Injectable } from '@nestjs/common';
import type { Fund, FundChange, FundForm, StaffFund } from '@paniscus/domain/funds';
import {
  CacheInvalidationService,
  changedMeanwhile,
  Clock,
  invalid,
  notFound,
  ProblemException,
} from '@paniscus/server/platform';
import { DataSource, In, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { FundEntity } from './fund.entity.ts';

const NAME_TAKEN = 'Another fund already has this name.';
const ORDER = { position: 'ASC', id: 'ASC' } as const;

type Total = Pick<StaffFund, 'received_cents' | 'received_count'>;

/** Changes appear on the donation page at once. */
@Injectable()
export class FundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
  ) {}

  async listActive(): Promise<Fund[]> {
    const funds = await this.dataSource.manager.find(FundEntity, { where: { isActive: true }, order: ORDER });
    return funds.map(({ id, name, description }) => ({ id, name, description }));
  }

  async listAll(): Promise<StaffFund[]> {
    const funds = await this.dataSource.manager.find(FundEntity, { order: ORDER });
    const totals = await this.getTotals();
    return funds.map((fund) => toStaffFund(fund, totals.get(fund.id)));
  }

  /** Adds an active fund at the end. Throws a 422 problem when the name is taken. */
  async create({ name, description }: FundForm): Promise<StaffFund> {
    const fund = await this.change(async (manager) => {
      await assertNameIsFree(manager, name);
      const created = {
        name: name.trim(),
        description: description.trim(),
        isActive: true,
        version: 1,
        position: await manager.count(FundEntity),
        createdAt: this.clock.now(),
      };
      return manager.save(FundEntity, created);
    });
    return toStaffFund(fund, undefined);
  }

  /** Throws problems of status 404, 409 for a later version, and 422 when the name is taken. */
  async update(id: number, input: FundChange): Promise<StaffFund> {
    const name = input.name.trim();
    const change = { name, description: input.description.trim(), isActive: input.is_active };
    await this.change(async (manager) => {
      const stored = await manager.findOneBy(FundEntity, { id });
      if (stored === null) throw notFound('Fund not found.');
      if (isSame(stored, change)) return;
      if (input.version !== undefined && input.version !== stored.version) throw changedMeanwhile('fund');
      await assertNameIsFree(manager, name, id);
      await manager.update(FundEntity, { id }, { ...change, version: stored.version + 1 });
    });
    const fund = await this.dataSource.manager.findOneByOrFail(FundEntity, { id });
    return toStaffFund(fund, (await this.getTotals()).get(id));
  }

  /** Throws a 409 problem unless `ids` contains every fund once. */
  async reorder(ids: readonly number[]): Promise<StaffFund[]> {
    await this.change(async (manager) => {
      const [count, found] = [
        await manager.count(FundEntity),
        await manager.countBy(FundEntity, { id: In(ids) }),
      ];
      if (new Set(ids).size !== ids.length || count !== ids.length || found !== ids.length)
        throw new ProblemException(409, { detail: 'The funds have changed. Reload the page and try again.' });
      for (const [position, id] of ids.entries()) await manager.update(FundEntity, { id }, { position });
    });
    return this.listAll();
  }

  /** Throws a 422 problem for a fund that is closed or unknown. */
  async assertActive(manager: EntityManager, fundId: number | null): Promise<void> {
    if (fundId !== null && (await this.findActiveId(manager, fundId)) === null)
      throw invalid({
        fund_id:
          'The purpose you chose is no longer available. Please review your gift on the donation form.',
      });
  }

  /** Fund of a new charge: null, that is, where it is needed most, once the fund is closed. */
  async findActiveId(manager: EntityManager, fundId: number | null): Promise<number | null> {
    if (fundId === null) return null;
    return (await manager.existsBy(FundEntity, { id: fundId, isActive: true })) ? fundId : null;
  }

  /** Serializes changes, so that names stay unique and positions complete. */
  private async change<Result>(run: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('funds'))");
      return run(manager);
    });
    await this.cacheInvalidation.invalidate('funds');
    return result;
  }

  private async getTotals(): Promise<Map<number, Total>> {
    const rows = await this.dataSource.query<{ id: number; cents: string; count: string }[]>(
      `SELECT fund_id AS id, sum(amount_cents - refunded_cents) AS cents, count(*) AS count
       FROM donations WHERE fund_id IS NOT NULL AND status = 'succeeded' GROUP BY fund_id`,
    );
    return new Map(
      rows.map(({ id, cents, count }) => [
        id,
        { received_cents: Number(cents), received_count: Number(count) },
      ]),
    );
  }
}

async function assertNameIsFree(manager: EntityManager, name: string, ownId = 0): Promise<void> {
  const isTaken = await manager
    .createQueryBuilder(FundEntity, 'fund')
    .where('lower(fund.name) = lower(:name)', { name: name.trim() })
    .andWhere({ id: Not(ownId) })
    .getExists();
  if (isTaken) throw invalid({ name: NAME_TAKEN });
}

/** A repeated change has been applied already. */
const isSame = (stored: FundEntity, { name, description, isActive }: FundForm & { isActive: boolean }) =>
  stored.name === name && stored.description === description && stored.isActive === isActive;

function toStaffFund(
  { id, name, description, isActive, version }: FundEntity,
  total: Total | undefined,
): StaffFund {
  return {
    id,
    name,
    description,
    is_active: isActive,
    version,
    received_cents: total?.received_cents ?? 0,
    received_count: total?.received_count ?? 0,
  };
}
