import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LexigramKey, Sentence } from '@paniscus/domain/keyboard';
import type { KeyboardActions, KeyboardNote, KeyboardState, StorageProblem } from '../../keyboard.types';
import { getStatus } from './get-status';

interface StatusLineProps {
  /** State of the sound. */
  kind: KeyboardState['kind'];
  /** What the keyboard has to say; gone with the next press. */
  note: KeyboardNote | null;
  /** Shown while there is nothing else to say. */
  sentence: Sentence;
  /** A sentence that is being spoken while another one is shown. */
  spoken: Sentence | null;
  /** Words whose sounds could not be loaded. */
  missingKeys: readonly LexigramKey[];
  /** Shown for as long as it lasts. */
  storageProblem?: StorageProblem;
  actions: KeyboardActions;
}

const StatusButton = styled(Button)(({ theme: { layout, spacing, typography } }) => ({
  flex: 'none',
  minWidth: 0,
  minHeight: layout.controlHeight,
  padding: spacing(0, 1.5),
  fontSize: typography.caption.fontSize,
  color: 'inherit',
  backgroundColor: 'transparent',
  borderColor: 'currentcolor',
}));

/** Status of sound and sentence in one line; the most important message wins. */
export function StatusLine(props: StatusLineProps) {
  const { severity, text, subtitle, action } = getStatus(props);
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1.5,
        minHeight: '1.75rem',
        minWidth: 0,
        color: severity === undefined ? 'text.secondary' : `${severity}.main`,
      }}
    >
      {subtitle === undefined ? (
        <Typography
          variant="caption"
          component="p"
          data-hint={severity === undefined ? '' : undefined}
          // A problem scrolls where large text leaves little room.
          tabIndex={severity === 'warning' || severity === 'error' ? 0 : undefined}
          sx={{ minWidth: 0, lineHeight: 1.25 }}
        >
          {text}
        </Typography>
      ) : (
        <Subtitle>{subtitle}</Subtitle>
      )}
      {action === undefined ? null : (
        <StatusButton variant="outlined" color="inherit" onClick={action.onClick}>
          {action.label}
        </StatusButton>
      )}
    </Stack>
  );
}

/** The words of the sentence, on windows that show no word below each sign. Screen readers read the list instead. */
function Subtitle({ children }: { children: string }) {
  return (
    <Typography
      variant="subtitle1"
      component="p"
      noWrap
      aria-hidden
      sx={{
        display: { md: 'none' },
        minWidth: 0,
        fontSize: 'h5.fontSize',
        lineHeight: 1.25,
        color: 'text.primary',
      }}
    >
      {children}
    </Typography>
  );
}
