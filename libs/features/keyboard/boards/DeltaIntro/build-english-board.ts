import { englishBoard } from '@paniscus/content';
import { buildCoreBoard } from '../CoreBoards/build-core-board';
import type { ImportedBoard } from '../../keyboard.types';

/** The ready-made board in English; loaded on request. */
export const buildEnglishBoard = (): ImportedBoard => buildCoreBoard(englishBoard);
