import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';

interface RemovedNoticeProps extends Omit<BoxProps, 'title' | 'role' | 'children'> {
  /** What was removed last: `Forest Shirt - M / Moss`; undefined until something is. */
  title: string | undefined;
  /** Id of the button, so that the caller can move the focus to it. */
  undoId: string;
  /** Restores it. */
  onUndo: () => void;
}

/** Announces that something was removed from a list and offers to undo it. Mounted before, or it is not announced. */
export function RemovedNotice({ title, undoId, onUndo, ...box }: RemovedNoticeProps) {
  return (
    <Box {...box} role="status">
      {title === undefined ? null : (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            typography: 'body2',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            mb: 3,
            px: 2,
            py: 0.75,
            bgcolor: 'background.subtle',
            borderLeft: 4,
            borderColor: 'outline',
            borderRadius: ({ layout }) => layout.tileRadius,
          }}
        >
          <span>{`${title} was removed.`}</span>
          <Link variant="standalone" component="button" type="button" id={undoId} onClick={onUndo}>
            Undo<VisuallyHidden>{` removing ${title}`}</VisuallyHidden>
          </Link>
        </Stack>
      )}
    </Box>
  );
}
