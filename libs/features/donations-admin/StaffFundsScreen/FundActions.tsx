import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StaffFund } from '@paniscus/domain/funds';
import { VisuallyHidden } from '@paniscus/ui';
import type { FundAction } from './staff-funds-screen.types';

export interface FundActionsProps {
  fund: StaffFund;
  isFirst: boolean;
  isLast: boolean;
  onAction: (action: FundAction) => void;
  onEdit: (fund: StaffFund) => void;
}

export function FundActions({ fund, isFirst, isLast, onAction, onEdit }: FundActionsProps) {
  const { id, name, is_active: isActive } = fund;
  const button = (label: string, onClick: () => void, disabled = false) => (
    <Button size="small" variant="outlined" color="inherit" onClick={onClick} disabled={disabled}>
      {label}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {button('Edit', () => onEdit(fund))}
      {button('Move up', () => onAction({ kind: 'up', id }), isFirst)}
      {button('Move down', () => onAction({ kind: 'down', id }), isLast)}
      {isActive
        ? button('Close', () => onAction({ kind: 'close', id }))
        : button('Reopen', () => onAction({ kind: 'reopen', id }))}
    </Stack>
  );
}
