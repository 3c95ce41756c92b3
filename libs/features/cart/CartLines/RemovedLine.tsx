import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { CartItem } from '@paniscus/domain/cart';
import { VisuallyHidden } from '@paniscus/ui';
import { FOCUS_IDS } from '../CartScreen/focus-ids';

interface RemovedLineProps {
  /** The most recently removed line. */
  item: CartItem | undefined;
  onUndo: () => void;
}

/** Announces the removal of a line and offers to undo it. */
export function RemovedLine({ item, onUndo }: RemovedLineProps) {
  return (
    <Box role="status">
      {item === undefined ? null : (
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
          <span>{`${item.title} was removed.`}</span>
          <Link variant="standalone" component="button" type="button" id={FOCUS_IDS.undo} onClick={onUndo}>
            Undo<VisuallyHidden>{` removing ${item.title}`}</VisuallyHidden>
          </Link>
        </Stack>
      )}
    </Box>
  );
}
