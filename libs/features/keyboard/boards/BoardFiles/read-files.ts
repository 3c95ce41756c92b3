import { findBoardFaults, parseBoard } from '@paniscus/domain/keyboard';
import type { LexigramKey, ReadBoard } from '@paniscus/domain/keyboard';
import { getKey, findLexigram } from '@paniscus/lexigrams';
import { boardsOfPackage, MAX_BOARD, MAX_PACKAGE } from './package';
import { parseJson, Refusal } from './refusal';

export type ReadFiles = {
  boards: readonly ReadBoard[];
  /** Boards of the package that were skipped, and why. */
  leftOut: readonly { path: string; reason: string }[];
};

export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Much longer than any word; longer labels are ignored. */
const MAX_TEXT = 80;

/** Finds the word of a label: `Hot dog!` matches `hot-dog`. */
function findKey(text: string): LexigramKey | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const key = getKey(text.trim()).replace(/^-|-$/g, '');
  return findLexigram(key)?.key;
}

function boardOfText(text: string, path?: string): ReadBoard {
  const board = parseJson(text, path);
  const faults = findBoardFaults(board, path !== undefined).filter(({ isGrave }) => isGrave);
  if (faults.length > 0) throw new Refusal('It does not keep to the Open Board Format.', faults, path);
  return parseBoard(board, findKey);
}

const getReason = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  const [first] = error.faults;
  return first === undefined ? error.message : `${first.field} ${first.problem}`;
};

async function readPackage(bytes: Uint8Array): Promise<ReadFiles> {
  const boards: ReadBoard[] = [];
  const leftOut: { path: string; reason: string }[] = [];
  for (const { path, text } of await boardsOfPackage(bytes)) {
    try {
      boards.push(boardOfText(text, path));
    } catch (error) {
      leftOut.push({ path, reason: getReason(error) });
    }
  }
  if (boards.length > 0) return { boards, leftOut };
  const faults = leftOut.map(({ path, reason }) => ({ field: path, problem: reason, isGrave: true }));
  throw new Refusal('No board in this package keeps to the Open Board Format.', faults);
}

/** Detects the zip signature, regardless of the file name. */
const isPackage = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads the boards of an `.obf` or `.obz` file; throws a `Refusal` for an invalid one. Only text is taken from the
 * file, and nothing in it is executed.
 */
export async function readFiles(file: ChosenFile): Promise<ReadFiles> {
  if (file.size === 0) throw new Refusal('The file is empty.');
  if (file.size > MAX_PACKAGE)
    throw new Refusal(`The file is larger than ${MAX_PACKAGE / 1_000_000} MB, which no set of boards needs.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPackage(bytes)) return readPackage(bytes);
  if (bytes.length > MAX_BOARD)
    throw new Refusal(`The file is larger than ${MAX_BOARD / 1_000_000} MB, which no board needs.`);
  return { boards: [boardOfText(new TextDecoder().decode(bytes))], leftOut: [] };
}
