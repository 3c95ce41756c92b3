import { Injectable } from '@nestjs/common';
import { parseId } from '@paniscus/domain/ids';
import { DataSource } from 'typeorm';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Audited } from './audited.decorator.ts';

type Entity = EntityTarget<ObjectLiteral>;

/** Finds out from the database whether a call changed anything, whatever its response says. */
@Injectable()
export class ChangeDetector {
  constructor(private readonly dataSource: DataSource) {}

  /** Start it before the call; the result tells afterward, given the response, whether anything changed. */
  async watch(
    { changes, creates }: Pick<Audited, 'changes' | 'creates'>,
    pathId: string | undefined,
  ): Promise<(response: unknown) => Promise<boolean>> {
    if (creates !== undefined) {
      const lastId = await this.findLastId(creates);
      return (response) => Promise.resolve((response as { id: number }).id > lastId);
    }
    if (changes === undefined) return (response) => Promise.resolve(!isEmptyList(response));
    const before = await this.computeDigest(changes, pathId);
    return async () => (await this.computeDigest(changes, pathId)) !== before;
  }

  /** Of the row with this id, or of all rows without an id. */
  private async computeDigest(entity: Entity, pathId: string | undefined): Promise<string | null> {
    const rows = this.dataSource
      .createQueryBuilder()
      .select("md5(string_agg(to_jsonb(r)::text, '' ORDER BY to_jsonb(r)::text))", 'digest')
      .from(this.dataSource.getMetadata(entity).tableName, 'r');
    // An invalid id matches nothing, and the route rejects it.
    if (pathId !== undefined) rows.where('r.id = :id', { id: parseId(pathId) ?? 0 });
    const found = await rows.getRawOne<{ digest: string | null }>();
    return found?.digest ?? null;
  }

  private async findLastId(entity: Entity): Promise<number> {
    return (await this.dataSource.getRepository(entity).maximum('id')) ?? 0;
  }
}

/** What was created or removed, when there was nothing to do. */
const isEmptyList = (response: unknown) => Array.isArray(response) && response.length === 0;
