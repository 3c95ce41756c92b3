import Button from '@mui/material/Button';
import { SubmitButton } from '@paniscus/ui';
import { PanelActions } from './PanelActions';

interface PanelButtonsProps {
  submitLabel: string;
  isProcessing: boolean;
  /** Omitted in a form, which handles its own submit. */
  onSubmit?: () => void;
  onClose: () => void;
}

export function PanelButtons({ submitLabel, isProcessing, onSubmit, onClose }: PanelButtonsProps) {
  return (
    <PanelActions>
      <SubmitButton
        type={onSubmit === undefined ? 'submit' : 'button'}
        loading={isProcessing}
        onClick={onSubmit}
      >
        {submitLabel}
      </SubmitButton>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isProcessing}>
        Keep as is
      </Button>
    </PanelActions>
  );
}
