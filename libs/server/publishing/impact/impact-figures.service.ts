import { Injectable } from '@nestjs/common';
import { decideFigureWrite, trimFigure } from '@paniscus/domain/impact';
import type { ImpactFigureForm } from '@paniscus/domain/impact';
import { CacheInvalidationService, Clock, notFound, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { ImpactFigureEntity } from './impact-figure.entity.ts';
import { toFigureColumns, toStaffImpactFigure } from './impact-figure.view.ts';

const ORDER = { position: 'ASC', id: 'ASC' } as const;

/** Changes appear on the impact page at once. */
@Injectable()
export class ImpactFiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
  ) {}

  listPublished(): Promise<ImpactFigureEntity[]> {
    return this.dataSource.manager.find(ImpactFigureEntity, { where: { isPublished: true }, order: ORDER });
  }

  listAll(): Promise<ImpactFigureEntity[]> {
    return list(this.dataSource.manager);
  }

  /** Inserts a figure at a position; by default at the end. */
  create(form: ImpactFigureForm, position?: number): Promise<ImpactFigureEntity> {
    return this.change(async (manager) => {
      const figures = await list(manager);
      const created = await manager.save(ImpactFigureEntity, {
        ...toFigureColumns(trimFigure(form)),
        position: figures.length,
        version: 1,
        updatedAt: this.clock.now(),
      });
      const ids = figures.map(({ id }) => id);
      await savePositions(manager, ids.toSpliced(position ?? ids.length, 0, created.id));
      return created;
    });
  }

  /** Throws problems of status 404, and 409 for a later version, which is `current`. */
  update(id: number, form: ImpactFigureForm, version: number | undefined): Promise<ImpactFigureEntity> {
    return this.change(async (manager) => {
      const stored = await find(manager, id);
      const submitted = trimFigure(form);
      const decision = decideFigureWrite(toStaffImpactFigure(stored), submitted, version);
      if (decision === 'conflict') throw buildConflict(stored);
      if (decision === 'unchanged') return stored;
      return manager.save(ImpactFigureEntity, {
        ...stored,
        ...toFigureColumns(submitted),
        version: stored.version + 1,
        updatedAt: this.clock.now(),
      });
    });
  }

  /** Throws problems of status 404, and 409 for a later version, which is `current`. */
  async remove(id: number, version: number | undefined): Promise<void> {
    await this.change(async (manager) => {
      const stored = await find(manager, id);
      if (version !== undefined && version !== stored.version) throw buildConflict(stored);
      await manager.delete(ImpactFigureEntity, { id });
      await savePositions(
        manager,
        (await list(manager)).map((figure) => figure.id),
      );
    });
  }

  /** Throws a 409 problem unless `ids` contains every figure once. */
  reorder(ids: readonly number[]): Promise<ImpactFigureEntity[]> {
    return this.change(async (manager) => {
      const stored = (await list(manager)).map(({ id }) => id);
      if (stored.length !== ids.length || !stored.every((id) => ids.includes(id)))
        throw new ProblemException(409, {
          detail: 'The figures have changed. Reload the page and try again.',
        });
      await savePositions(manager, ids);
      return list(manager);
    });
  }

  /** Serializes changes, so that versions and positions stay complete. */
  private async change<Result>(run: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('impact_figures'))");
      return run(manager);
    });
    await this.cacheInvalidation.invalidate('impact');
    return result;
  }
}

const list = (manager: EntityManager) => manager.find(ImpactFigureEntity, { order: ORDER });

async function find(manager: EntityManager, id: number): Promise<ImpactFigureEntity> {
  const figure = await manager.findOneBy(ImpactFigureEntity, { id });
  if (figure === null) throw notFound('The figure does not exist. Someone else may have deleted it.');
  return figure;
}

async function savePositions(manager: EntityManager, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) await manager.update(ImpactFigureEntity, { id }, { position });
}

function buildConflict(current: ImpactFigureEntity): ProblemException {
  return new ProblemException(409, {
    detail: 'The figure has changed since you loaded it. Nothing was overwritten.',
    extra: { current: toStaffImpactFigure(current) },
  });
}
