import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countHiddenWords, listShownCells } from '@paniscus/domain/keyboard';
import type { OwnBoard, OwnWords } from '@paniscus/domain/keyboard';
import { GridBoard } from '@paniscus/ui';
import { useMemo } from 'react';
import { listBoardSigns } from '../../KeyboardScreen/board-cells';

interface BoardPlacesProps {
  board: OwnBoard;
  ownWords: OwnWords;
  /** Selected cell. */
  cell: number;
  onSelect: (cell: number) => void;
}

/** The places of the board that is edited, and how many of its words its size hides. */
export function BoardPlaces({ board, ownWords, cell, onSelect }: BoardPlacesProps) {
  const { name, cells, rows, columns, hidden } = board;
  const signs = useMemo(() => {
    const hiddenKeys = new Set(hidden);
    return listBoardSigns('delta', listShownCells(cells, { rows, columns }), ownWords).map((sign) =>
      sign !== null && hiddenKeys.has(sign.key) ? { ...sign, isHidden: true } : sign,
    );
  }, [cells, rows, columns, hidden, ownWords]);
  const hiddenCount = countHiddenWords(board);
  return (
    <Box sx={{ '--board-line': '2.75rem', display: 'grid', gap: 1, minWidth: 0 }}>
      <GridBoard
        grid={{ rows, columns }}
        name={`Keys on ${name}`}
        emptyName="Key"
        hasWords={false}
        cells={signs}
        selectedCell={cell}
        onPress={(_sign, pressed) => onSelect(pressed)}
      />
      {hiddenCount === 0 ? null : (
        <Typography variant="body2">
          {hiddenCount === 1 ? '1 word does' : `${hiddenCount} words do`} not fit on a board of this size.
        </Typography>
      )}
    </Box>
  );
}
