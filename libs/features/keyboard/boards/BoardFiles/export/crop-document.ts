import { getSourceGrid, isInGrid } from '@paniscus/domain/keyboard';
import type { BoardGrid, BoardSource } from '@paniscus/domain/keyboard';

type FullDocument = {
  buttons: readonly { id: string }[];
  grid: { order: readonly (readonly (string | null)[])[] };
};

/** A document of ours with all 128 cells, cut to its grid; the words outside it stay, with their cells. */
export function cropDocument(document: Record<string, unknown>, grid: BoardGrid): Record<string, unknown> {
  const { rows, columns } = grid;
  const { buttons, grid: full } = document as FullDocument;
  const hidden = new Map(
    full.order.flat().flatMap((id, cell) => (id === null || isInGrid(cell, grid) ? [] : [[id, cell]])),
  );
  return {
    ...document,
    buttons: buttons.map((button) =>
      hidden.has(button.id) ? { ...button, ext_paniscus_cell: hidden.get(button.id) } : button,
    ),
    grid: { rows, columns, order: full.order.slice(0, rows).map((row) => row.slice(0, columns)) },
  };
}

/** An imported document with the size that the person has chosen, if it is another than at its import. */
export function withGrid(
  document: Record<string, unknown>,
  source: BoardSource,
  { rows, columns }: BoardGrid,
): Record<string, unknown> {
  const imported = getSourceGrid(source);
  if (rows === imported.rows && columns === imported.columns) return document;
  return { ...document, ext_paniscus_grid: { rows, columns } };
}
