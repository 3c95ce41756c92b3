import type { OwnBoard } from '@paniscus/domain/keyboard';
import type { OwnContent } from './build-documents';
import type { ExportedBoard } from './delta-document';

const isPart = ({ imported }: OwnBoard): boolean => imported?.part !== undefined;

/**
 * Puts the boards on which the words of an imported board continue below that board: an export has them as one, as its file
 * does. Without the file they are boards like all others.
 */
export function joinParts(own: OwnContent): OwnContent {
  const { boards, source } = own;
  if (source === undefined) return own;
  const { packaged } = source;
  const listParts = (path: string) =>
    boards
      .filter((board) => isPart(board) && board.imported?.path === path)
      .sort((one, other) => (one.imported?.part ?? 0) - (other.imported?.part ?? 0));
  const parts = listParts(packaged?.path ?? '');
  const joined = boards
    .filter((board) => !isPart(board))
    .map((board): ExportedBoard =>
      board.imported === undefined || packaged === undefined
        ? board
        : { ...board, parts: listParts(board.imported.path) },
    );
  const present = new Set([parts, ...joined.map((board) => board.parts ?? [])].flat());
  return {
    ...own,
    parts,
    boards: [...joined, ...boards.filter((board) => isPart(board) && !present.has(board))],
  };
}
