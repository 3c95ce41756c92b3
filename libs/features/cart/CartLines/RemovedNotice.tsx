import { styled } from '@mui/material/styles';
import type { CartItem } from '@paniscus/domain/cart';
import { HiddenText } from '@paniscus/ui';
import { TextButton } from './TextButton';

interface RemovedNoticeProps {
  /** The most recently removed line. */
  removed: CartItem | undefined;
  onUndo: () => void;
}

const Place = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > p': {
    ...typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0, 3),
    marginBottom: spacing(3),
    padding: spacing(0.75, 2),
    backgroundColor: vars.palette.ground,
    borderLeft: `4px solid ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
  },
}));

export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  return (
    <Place role="status" data-part="removed">
      {removed === undefined ? null : (
        <p>
          <span>{`${removed.title} was removed.`}</span>
          <TextButton type="button" onClick={onUndo}>
            Undo<HiddenText>{` removing ${removed.title}`}</HiddenText>
          </TextButton>
        </p>
      )}
    </Place>
  );
}
