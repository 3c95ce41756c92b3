import { CONTINUATION_CELL, findFreeName, FULL_GRID, withHiddenWords } from '@paniscus/domain/keyboard';
import type {
  DeltaBoard,
  LexigramKey,
  OwnBoard,
  OwnBoardId,
  OwnWord,
  ParsedBoard,
} from '@paniscus/domain/keyboard';
import { boardNames } from '../../store/names.data';
import { createBoardId, createFolderKey } from '../OwnBoards/board-changes';

/** A board of a file, and the custom board that it becomes. */
export type Linked = {
  id: OwnBoardId;
  path: string;
  board: ParsedBoard['source']['board'];
  parsed: ParsedBoard;
};

/** Boards of ours are complete without the file that they came in. */
export const isOurs = ({ source }: ParsedBoard) => source.board['ext_paniscus_board'] === true;

const pickHidden = (hidden: readonly LexigramKey[] = [], cells: DeltaBoard) =>
  hidden.filter((key) => cells.includes(key));

/** A parsed board as a custom board. */
function toOwnBoard({ id, path, parsed }: Linked, name: string): OwnBoard {
  const { board, delta, places } = parsed.source;
  return {
    id,
    name,
    ...withHiddenWords(parsed.grid, pickHidden(parsed.grid.hidden, parsed.delta)),
    cells: parsed.delta,
    ...(isOurs(parsed) ? {} : { imported: { path, source: { board, delta, places } } }),
  };
}

/** Puts the key that opens the next board onto the last cell, which is free and not in the file. */
function withContinuation(board: OwnBoard, folderKey: OwnWord | undefined): OwnBoard {
  if (folderKey === undefined) return board;
  const { imported } = board;
  const cells = board.cells.with(CONTINUATION_CELL, folderKey.key);
  if (imported === undefined) return { ...board, cells };
  return { ...board, cells, imported: { ...imported, source: { ...imported.source, delta: cells } } };
}

type FileBoards = { first: OwnBoard; continued: OwnBoard[]; folderKeys: OwnWord[] };

/**
 * The custom board of a parsed one, and the further boards on which its words continue, each opened by the one before.
 * `names` are those of the other boards, to which the new ones are added.
 */
export function toOwnBoards(linked: Linked, names: string[]): FileBoards {
  const { id, path, parsed } = linked;
  const takeName = (wanted: string) => {
    const name = findFreeName(wanted, names);
    names.push(name);
    return name;
  };
  const first = toOwnBoard(linked, id === 'delta' ? boardNames.delta : takeName(parsed.name));
  const continued = parsed.continued.map(({ delta, places }, index): OwnBoard => ({
    id: createBoardId(),
    name: takeName(`${parsed.name} ${index + 2}`),
    ...withHiddenWords(FULL_GRID, pickHidden(parsed.grid.hidden, delta)),
    cells: delta,
    imported: { path, part: index + 1, source: { board: {}, delta, places } },
  }));
  const folderKeys = continued.map(createFolderKey);
  return {
    first: withContinuation(first, folderKeys[0]),
    continued: continued.map((board, index) => withContinuation(board, folderKeys[index + 1])),
    folderKeys,
  };
}
