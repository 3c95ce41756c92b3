import {
  findBoardFaults,
  findLinkedBoard,
  listOmissions,
  parseBoard,
  repairBoard,
  withManifestPaths,
} from '@paniscus/domain/keyboard';
import type { Fault, FindTarget, LexigramKey, ParsedBoard } from '@paniscus/domain/keyboard';
import { toLexigramKey, findLexigram } from '@paniscus/lexigrams';
import { readPackageBoards, MAX_BOARD, MAX_PACKAGE } from './read-package';
import type { SkippedBoard } from './read-package';
import { tidyPackage } from './tidy-package';
import { readPackageMedia } from './package-media';
import { parseJson, ImportError } from './import-error';

/** A board of a file, and what was left out, changed or guessed to read it. */
export type FoundBoard = ParsedBoard & { changes: readonly Fault[] };

export type BoardFileContent = {
  boards: readonly FoundBoard[];
  /** Boards of the package that were skipped, and why. */
  skipped: readonly SkippedBoard[];
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

function parseBoardText(text: string, path?: string, manifest?: unknown): FoundBoard {
  const { board, changes } = repairBoard(parseJson(text, path));
  const faults = findBoardFaults(board, path !== undefined).filter(({ isFatal }) => isFatal);
  if (faults.length > 0)
    throw new ImportError('The file does not follow the Open Board Format.', faults, path);
  return { ...parseBoard(board, findKey, { manifest }), changes };
}

/** Adds what the buttons of a board lose; `boards` are those of its file. */
function withOmissions(found: FoundBoard, boards: readonly FoundBoard[], manifest?: unknown): FoundBoard {
  const packaged = boards.map(({ source: { board, packaged: file } }) => ({ board, path: file?.path ?? '' }));
  const omissions = listOmissions(withManifestPaths(found.source.board, manifest), {
    findKey,
    hasTarget: (link) => findLinkedBoard(link, packaged) !== undefined,
  });
  return { ...found, changes: [...found.changes, ...omissions] };
}

const getReason = (error: unknown): string => {
  if (!(error instanceof ImportError)) throw error;
  const [first] = error.faults;
  return first === undefined ? error.message : `${first.field} ${first.problem}`;
};

async function readPackage(archive: Uint8Array<ArrayBuffer>): Promise<BoardFileContent> {
  const { bytes, changes } = await tidyPackage(archive);
  const packed = await readPackageBoards(bytes);
  const boards: FoundBoard[] = [];
  const skipped = [...packed.missing];
  for (const { path, text } of packed.boards) {
    try {
      const board = parseBoardText(text, path, packed.manifest);
      const source = { ...board.source, packaged: { bytes, path } };
      boards.push({ ...board, source, changes: [...changes, ...board.changes] });
    } catch (error) {
      skipped.push({ path, reason: getReason(error) });
    }
  }
  if (boards.length > 0)
    return { boards: boards.map((board) => withOmissions(board, boards, packed.manifest)), skipped };
  const faults = skipped.map(({ path, reason }) => ({ field: path, problem: reason, isFatal: true }));
  throw new ImportError('No board in this package follows the Open Board Format.', faults);
}

/** The board with the pictures and recordings that are files of its package, and with links to custom boards. */
export async function withMedia(board: ParsedBoard, findTarget?: FindTarget): Promise<ParsedBoard> {
  const { source } = board;
  if (source.packaged === undefined) return board;
  const media = await readPackageMedia(source.packaged.bytes, source.board);
  const complete = parseBoard(source.board, findKey, { ...media, findTarget });
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
  const board = parseBoardText(new TextDecoder().decode(bytes));
  return { boards: [withOmissions(board, [])], skipped: [] };
}
