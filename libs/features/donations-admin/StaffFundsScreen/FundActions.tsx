import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StaffFund } from '@paniscus/domain/funds';
import { MoveButtons, VisuallyHidden } from '@paniscus/ui';
import type { FundAction } from './staff-funds-screen.types';

export interface FundActionsProps {
  fund: StaffFund;
  /** Place of the fund, from 0, and number of funds. */
  position: number;
  count: number;
  onAction: (action: FundAction) => void;
  onEdit: (fund: StaffFund) => void;
}

export function FundActions({ fund, position, count, onAction, onEdit }: FundActionsProps) {
  const { id, name, is_active: isActive } = fund;
  const button = (label: string, onClick: () => void) => (
    <Button size="small" variant="outlined" color="inherit" onClick={onClick}>
      {label}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {button('Edit', () => onEdit(fund))}
      <MoveButtons name={name} position={position} count={count} onMove={(kind) => onAction({ kind, id })} />
      {isActive
        ? button('Close', () => onAction({ kind: 'close', id }))
        : button('Reopen', () => onAction({ kind: 'reopen', id }))}
    </Stack>
  );
}
