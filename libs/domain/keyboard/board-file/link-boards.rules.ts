import { findId } from './json.rules.ts';

/** A board of a package, as it is in its file. */
export type PackagedBoard = { path: string; board: Readonly<Record<string, unknown>> };

/** Finds the board of a package that a link (`load_board`) opens: by its path, otherwise by its id. */
export function findLinkedBoard<TBoard extends PackagedBoard>(
  link: Readonly<Record<string, unknown>>,
  boards: readonly TBoard[],
): TBoard | undefined {
  const id = findId(link['id']);
  return (
    boards.find(({ path }) => path === link['path']) ??
    (id === undefined ? undefined : boards.find(({ board }) => findId(board['id']) === id))
  );
}
