import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BOARD_COLUMNS } from '@paniscus/domain/keyboard';
import type { WordPosition } from '@paniscus/domain/keyboard';
import { SignPicture } from '../components/SignPicture';
import { getBoardName } from './get-board-name';
import { findSign } from '../store/own-words';

interface SearchResultsProps {
  results: readonly WordPosition[];
  columns: number;
  onSelect: (position: WordPosition) => void;
}

const ResultButton = styled(ListItemButton)(({ theme: { layout, spacing, vars } }) => ({
  gap: spacing(1.5),
  minHeight: layout.controlHeight,
  padding: spacing(0.5, 1.5),
  textAlign: 'start',
  backgroundColor: vars.palette.background.paper,
  border: `${layout.hairline} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.borderRadius,
  '&:hover': { backgroundColor: vars.palette.background.subtle },
})) as typeof ListItemButton;

/** Describes a cell as displayed: row and column. */
const describeCell = ({ cell, ownBoard }: WordPosition, displayed: number) => {
  const columns = ownBoard === undefined ? displayed : BOARD_COLUMNS;
  return `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
};

export function SearchResults({ results, columns, onSelect }: SearchResultsProps) {
  return (
    <List aria-label="Words found" sx={{ display: 'grid', gap: 0.5 }}>
      {results.map((position) => (
        <ListItem key={`${getBoardName(position)}-${position.cell}`}>
          <ResultButton component="button" type="button" onClick={() => onSelect(position)}>
            <ResultTile lexigramKey={position.key} />
            <Typography component="span">{position.word}</Typography>
            <Typography component="span" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
              {`${getBoardName(position)}, ${describeCell(position, columns)}`}
            </Typography>
          </ResultButton>
        </ListItem>
      ))}
    </List>
  );
}

function ResultTile({ lexigramKey }: { lexigramKey: string }) {
  const sign = findSign(lexigramKey);
  return sign === undefined ? null : <SignPicture sign={sign} size="small" />;
}
