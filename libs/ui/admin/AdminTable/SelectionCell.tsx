import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import { SelectionCheckbox } from '../BulkActions/SelectionCheckbox';
import type { RowSelection } from './admin-table.types';

interface SelectionCellProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
}

const Cell = styled(TableCell)(({ theme: { breakpoints } }) => ({
  width: 0,
  paddingRight: 0,
  [breakpoints.down('md')]: { display: 'block', width: 'auto', padding: 0, border: 0 },
}));

/** Checkbox of a row. On phones it is before the heading of the card. */
export function SelectionCell<Row>({ row, selection }: SelectionCellProps<Row>) {
  const { isSelected, onToggle, getName } = selection;
  return (
    <Cell role="cell">
      <SelectionCheckbox name={getName(row)} checked={isSelected(row)} onChange={() => onToggle(row)} />
    </Cell>
  );
}
