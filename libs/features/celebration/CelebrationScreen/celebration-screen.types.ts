import type { WallLine } from '@paniscus/domain/donation';

/** State of the memory wall; the rest of the page does not depend on it. */
export type CelebrationState =
  { kind: 'ready'; lines: readonly WallLine[] } | { kind: 'empty' } | { kind: 'failed' };
