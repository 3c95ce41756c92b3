import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DiscountCode } from '@paniscus/domain/discounts';
import { VisuallyHidden } from '@paniscus/ui';
import type { DiscountAction } from './staff-discounts-screen.types';

export interface DiscountActionsProps {
  code: DiscountCode;
  onAction: (action: DiscountAction) => void;
  onEdit: (code: DiscountCode) => void;
}

export function DiscountActions({ code, onAction, onEdit }: DiscountActionsProps) {
  const button = (label: string, onClick: () => void) => (
    <Button size="small" variant="outlined" color="inherit" onClick={onClick}>
      {label}
      <VisuallyHidden>{` ${code.code}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {button('Edit', () => onEdit(code))}
      {code.is_active
        ? button('Deactivate', () => onAction({ kind: 'deactivate', code }))
        : button('Activate', () => onAction({ kind: 'activate', code }))}
    </Stack>
  );
}
