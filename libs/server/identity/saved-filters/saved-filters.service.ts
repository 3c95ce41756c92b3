import { Injectable } from '@nestjs/common';
import { SAVED_FILTERS_MAX } from '@paniscus/domain/session';
import type { SavedFilter, SavedFilterForm } from '@paniscus/domain/session';
import { notFound, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { SavedFilterEntity } from './saved-filter.entity.ts';

type Owner = Pick<StaffIdentity, 'accountId'>;

/** Filters that staff saved for their own lists. */
@Injectable()
export class SavedFilters {
  constructor(private readonly dataSource: DataSource) {}

  async list({ accountId }: Owner): Promise<SavedFilter[]> {
    const filters = await this.dataSource.manager.findBy(SavedFilterEntity, { accountId });
    return filters.map(toSavedFilter).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Throws a 409 problem when the list has another filter of this name, or too many. */
  save({ accountId }: Owner, form: SavedFilterForm): Promise<SavedFilter> {
    return this.change(accountId, async (manager) => {
      const { list, name, query } = form;
      const others = await manager.findBy(SavedFilterEntity, { accountId, list });
      const existing = others.find((other) => hasName(other, name));
      if (existing?.query === query) return toSavedFilter(existing);
      assertUnused(existing);
      if (others.length >= SAVED_FILTERS_MAX)
        throw new ProblemException(409, {
          detail: `You have ${SAVED_FILTERS_MAX} saved filters for this list. Delete one before you save another.`,
        });
      return toSavedFilter(await manager.save(SavedFilterEntity, { accountId, list, name, query }));
    });
  }

  /** Throws problems of status 404, and 409 when another filter of the list has this name. */
  rename({ accountId }: Owner, id: number, name: string): Promise<SavedFilter> {
    return this.change(accountId, async (manager) => {
      const filter = await manager.findOneBy(SavedFilterEntity, { id, accountId });
      if (filter === null) throw notFound();
      const others = await manager.findBy(SavedFilterEntity, { accountId, list: filter.list });
      assertUnused(others.find((other) => other.id !== id && hasName(other, name)));
      return toSavedFilter(await manager.save(SavedFilterEntity, { ...filter, name }));
    });
  }

  /** Throws a 404 problem. */
  async remove({ accountId }: Owner, id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(SavedFilterEntity, { id, accountId });
    if (affected === 0) throw notFound();
  }

  /** Deletes the filters of all accounts that contain an email address. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    const filters = await manager.find(SavedFilterEntity);
    const mentions = ({ name, query }: SavedFilterEntity) =>
      [name, ...new URLSearchParams(query).values()].some((text) =>
        text.toLowerCase().includes(email.toLowerCase()),
      );
    await manager.remove(filters.filter(mentions));
  }

  /** Makes changes of an account one after the other. */
  private change<Result>(accountId: number, run: (manager: EntityManager) => Promise<Result>) {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('staff_saved_filters'), $1)`, [accountId]);
      return run(manager);
    });
  }
}

const toSavedFilter = ({ id, list, name, query }: SavedFilterEntity): SavedFilter => ({
  id,
  list,
  name,
  query,
});

const hasName = (filter: SavedFilterEntity, name: string) => filter.name.toLowerCase() === name.toLowerCase();

function assertUnused(filter: SavedFilterEntity | undefined): void {
  if (filter !== undefined)
    throw new ProblemException(409, {
      errors: { name: `You already have a filter named “${filter.name}.”` },
    });
}
