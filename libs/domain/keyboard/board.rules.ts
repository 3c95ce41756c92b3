import type { BoardId, SoundSet } from './keyboard.types.ts';

/** Every board is 8 rows of 16 cells. */
export const BOARD_ROWS = 8;
export const BOARD_COLUMNS = 16;
export const BOARD_CELLS = BOARD_ROWS * BOARD_COLUMNS;

export const BOARD_IDS: readonly BoardId[] = ['alpha', 'beta', 'gamma', 'delta'];
export const SOUND_SETS: readonly SoundSet[] = [10, 15, 20, 30, 40];

export const isBoardId = (value: unknown): value is BoardId => BOARD_IDS.some((id) => id === value);
export const isSoundSet = (value: unknown): value is SoundSet => SOUND_SETS.some((set) => set === value);
