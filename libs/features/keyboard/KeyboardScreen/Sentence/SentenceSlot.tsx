import type { SxProps, Theme } from '@mui/material/styles';
import { RemoveIcon } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';
import { memo } from 'react';
import { SignPicture } from '../../components/SignPicture';
import { RemoveButton, Slot, SlotTile, SlotWord } from './strip.styles';

const iconStyles: SxProps<Theme> = ({ layout, typography, vars }) => ({
  p: 0.25,
  // Large text makes the tiles of a small window no larger.
  fontSize: `min(${typography.caption.fontSize}, 4vmin)`,
  color: 'text.primary',
  bgcolor: 'var(--icon-background)',
  borderRadius: `0 ${layout.tileRadius} 0 calc(${vars.shape.borderRadius} * 0.75)`,
});

interface SentenceSlotProps {
  sign: BoardSign;
  /** Zero-based position in the sentence. */
  index: number;
  isPlaying: boolean;
  onRemove: (index: number) => void;
}

/** A sign of the sentence with its word and a button that removes it. */
export const SentenceSlot = memo(function SentenceSlot(props: SentenceSlotProps) {
  const { sign, index, isPlaying, onRemove } = props;
  const { word } = sign;
  return (
    <Slot component="li" isPlaying={isPlaying} data-sounding={isPlaying ? '' : undefined}>
      <SlotTile isPlaying={isPlaying}>
        <SignPicture sign={sign} />
      </SlotTile>
      <SlotWord isPlaying={isPlaying}>{word}</SlotWord>
      <RemoveButton onClick={() => onRemove(index)} aria-label={`Remove ${word}`}>
        <RemoveIcon sx={iconStyles} />
      </RemoveButton>
    </Slot>
  );
});
