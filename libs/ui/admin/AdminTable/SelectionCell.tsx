import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import { SelectionCheckbox } from '../BulkActions/SelectionCheckbox';
import type { RowSelection } from './admin-table.types';
import { getPhoneQuery } from './phone-query';

interface SelectionCellProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
}

const Cell = styled(TableCell)(({ theme }) => ({
  width: 0,
  paddingRight: 0,
  [getPhoneQuery(theme)]: { display: 'block', width: 'auto', padding: 0, border: 0 },
  '@media print': { display: 'none' },
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
