import type { ImpactFigureForm, StaffImpactFigure } from '@paniscus/domain/impact';

/** A figure and its index in the order. */
type PlacedFigure = { figure: StaffImpactFigure; position: number };

export type FigureAction =
  | { kind: 'create'; form: ImpactFigureForm }
  /** `version` is the one that the person edited. */
  | { kind: 'update'; id: number; form: ImpactFigureForm; version: number }
  | { kind: 'publish' | 'hide'; figure: StaffImpactFigure }
  | { kind: 'up' | 'down'; id: number }
  | ({ kind: 'delete' } & PlacedFigure)
  /** Adds a deleted figure again, in its former place. */
  | ({ kind: 'restore' } & PlacedFigure);

type Listed = { figures: readonly StaffImpactFigure[] };

export type StaffImpactState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `done` describes the result of the last action; `deleted` is the figure that it deleted. */
  | ({ kind: 'ready'; done?: string; deleted?: PlacedFigure } & Listed)
  | ({ kind: 'processing' } & Listed)
  | ({ kind: 'refused'; message: string } & Listed);

export type ListedFigures = Extract<StaffImpactState, Listed>;
