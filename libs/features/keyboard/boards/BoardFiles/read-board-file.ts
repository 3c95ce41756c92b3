import { findBoardFaults, parseBoard } from '@paniscus/domain/keyboard';
import type { FindTarget, LexigramKey, ParsedBoard } from '@paniscus/domain/keyboard';
import { toLexigramKey, findLexigram } from '@paniscus/lexigrams';
import { readPackageBoards, MAX_BOARD, MAX_PACKAGE } from './read-package';
import { readPackageMedia } from './package-media';
import { parseJson, ImportError } from './import-error';

export type BoardFileContent = {
  boards: readonly ParsedBoard[];
  /** Boards of the package that were skipped, and why. */
  skipped: readonly { path: string; reason: string }[];
};

export type BoardFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Much longer than any word; longer labels are ignored. */
const MAX_TEXT = 80;

/** Finds the word of a label: `Hot dog!` matches `hot-dog`. */
function findKey(text: string): LexigramKey | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const key = toLexigramKey(text.trim()).replace(/^-|-$/g, '');
  return findLexigram(key)?.key;
}

function parseBoardText(text: string, path?: string): ParsedBoard {
  const board = parseJson(text, path);
  const faults = findBoardFaults(board, path !== undefined).filter(({ isFatal }) => isFatal);
  if (faults.length > 0)
    throw new ImportError('The file does not follow the Open Board Format.', faults, path);
  return parseBoard(board, findKey);
}

const getReason = (error: unknown): string => {
  if (!(error instanceof ImportError)) throw error;
  const [first] = error.faults;
  return first === undefined ? error.message : `${first.field} ${first.problem}`;
};

async function readPackage(bytes: Uint8Array<ArrayBuffer>): Promise<BoardFileContent> {
  const boards: ParsedBoard[] = [];
  const skipped: { path: string; reason: string }[] = [];
  for (const { path, text } of await readPackageBoards(bytes)) {
    try {
      const board = parseBoardText(text, path);
      boards.push({ ...board, source: { ...board.source, packaged: { bytes, path } } });
    } catch (error) {
      skipped.push({ path, reason: getReason(error) });
    }
  }
  if (boards.length > 0) return { boards, skipped };
  const faults = skipped.map(({ path, reason }) => ({ field: path, problem: reason, isFatal: true }));
  throw new ImportError('No board in this package follows the Open Board Format.', faults);
}

/** The board with the pictures and recordings that are files of its package, and with links to own boards. */
export async function withMedia(board: ParsedBoard, findTarget?: FindTarget): Promise<ParsedBoard> {
  const { source } = board;
  if (source.packaged === undefined) return board;
  const readMedia = await readPackageMedia(source.packaged.bytes, source.board);
  const complete = parseBoard(source.board, findKey, readMedia, findTarget);
  return { ...complete, source: { ...complete.source, packaged: source.packaged } };
}

/** Detects the zip signature, regardless of the file name. */
const isPackage = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads the boards of an `.obf` or `.obz` file; throws a `ImportError` for an invalid one. Nothing in
 * the file is executed; pictures are only ever shown as images.
 */
export async function readBoardFile(file: BoardFile): Promise<BoardFileContent> {
  if (file.size === 0) throw new ImportError('The file is empty.');
  if (file.size > MAX_PACKAGE)
    throw new ImportError(
      `The file is larger than ${MAX_PACKAGE / 1_000_000} MB, the limit for a set of boards.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPackage(bytes)) return readPackage(bytes);
  if (bytes.length > MAX_BOARD)
    throw new ImportError(`The file is larger than ${MAX_BOARD / 1_000_000} MB, the limit for a board.`);
  return { boards: [parseBoardText(new TextDecoder().decode(bytes))], skipped: [] };
}
