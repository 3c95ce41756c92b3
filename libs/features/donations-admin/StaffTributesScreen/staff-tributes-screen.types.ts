import type { StaffTribute } from '@paniscus/domain/donation';

type Listed = { tributes: readonly StaffTribute[]; olderHref?: string };

export type StaffTributesState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** `decidedId` is the tribute just decided; it stays in place, so the decision can be reversed. */
  | ({ kind: 'ready'; decidedId?: number } & Listed)
  | ({ kind: 'processing'; tributeId: number } & Listed)
  | ({ kind: 'refused'; tributeId: number; message: string } & Listed);

export type ListedTributes = Extract<StaffTributesState, Listed>;
