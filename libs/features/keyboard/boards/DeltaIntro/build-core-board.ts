import { EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { CORE_WORDS } from './core-words.data';

const COLUMNS = 16;

/** A ready-made board with the words that people say most, one row for each group. */
export const buildCoreBoard = (): DeltaBoard =>
  EMPTY_DELTA.map((_, cell) => CORE_WORDS[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS] ?? null);
