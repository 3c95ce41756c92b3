import type { WordPosition } from '@paniscus/domain/keyboard';
import { boardNames } from '../store/names.data';

/** Name of the board that a word is on. */
export const getBoardName = ({ board, ownBoard }: WordPosition): string =>
  ownBoard?.name ?? boardNames[board];
