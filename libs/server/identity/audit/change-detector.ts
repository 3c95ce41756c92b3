import { Injectable } from '@nestjs/common';
import { parseId } from '@paniscus/domain/ids';
import { DataSource } from 'typeorm';
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Audited } from './audited.decorator.ts';

type Entity = EntityTarget<ObjectLiteral>;
type Rows = SelectQueryBuilder<ObjectLiteral>;

/** Finds out from the database whether a call changed anything, whatever its response says. */
@Injectable()
export class ChangeDetector {
  constructor(private readonly dataSource: DataSource) {}

  /** Start it before the call; the result tells afterward, given the response, whether anything changed. */
  async watch(
    { changes, creates, reorders }: Pick<Audited, 'changes' | 'creates' | 'reorders'>,
    { pathId, accountId }: { pathId: string | undefined; accountId: number },
  ): Promise<(response: unknown) => Promise<boolean>> {
    if (creates !== undefined) {
      const lastId = await this.findLastId(creates);
      return (response) => Promise.resolve((response as { id: number }).id > lastId);
    }
    const [rows] = [
      ...(reorders === undefined ? [] : [this.selectOrder(reorders)]),
      ...(changes === undefined ? [] : [this.selectRow(changes, pathId, accountId)]),
    ];
    if (rows === undefined) return (response) => Promise.resolve(!isEmptyList(response));
    const before = await readDigest(rows);
    return async () => (await readDigest(rows)) !== before;
  }

  /** The row with the id of the path, or without an id in the path that of the person's account. */
  private selectRow(entity: Entity, pathId: string | undefined, accountId: number): Rows {
    const rows = this.select(entity, 'md5(to_jsonb(r)::text)');
    return pathId === undefined
      ? rows.where('r.account_id = :accountId', { accountId })
      : // An invalid id matches nothing, and the route rejects it.
        rows.where('r.id = :id', { id: parseId(pathId) ?? 0 });
  }

  private selectOrder(entity: Entity): Rows {
    return this.select(entity, "md5(string_agg(r.id::text, ' ' ORDER BY r.position, r.id))");
  }

  private select(entity: Entity, digest: string): Rows {
    return this.dataSource
      .createQueryBuilder()
      .select(digest, 'digest')
      .from(this.dataSource.getMetadata(entity).tableName, 'r');
  }

  private async findLastId(entity: Entity): Promise<number> {
    return (await this.dataSource.getRepository(entity).maximum('id')) ?? 0;
  }
}

const readDigest = async (rows: Rows): Promise<string | null> =>
  (await rows.getRawOne<{ digest: string | null }>())?.digest ?? null;

/** What was created or removed, when there was nothing to do. */
const isEmptyList = (response: unknown) => Array.isArray(response) && response.length === 0;
