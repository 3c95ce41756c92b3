import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MAX_SENTENCE } from '@paniscus/domain/keyboard';
import type { OwnWords, Sentence } from '@paniscus/domain/keyboard';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { KeyboardActions } from '../../keyboard.types';
import { findSign, getWord } from '../../store/own-words';
import { SentenceSlot } from './SentenceSlot';
import { ControlButton, EmptySlot, SlotRow, Strip } from './strip.styles';
import { useRestoredFocus } from './use-restored-focus';

interface SentenceStripProps {
  sentence: Sentence;
  ownWords: OwnWords;
  /** Zero-based position that is playing. */
  playingIndex: number | null;
  actions: KeyboardActions;
  /** Rows above the sentence. */
  suggestions?: ReactNode;
  /** Notices about the sentence or the sound. */
  children: ReactNode;
}

/** The sentence with its controls. */
export function SentenceStrip(props: SentenceStripProps) {
  const { sentence, ownWords, playingIndex, actions, suggestions, children } = props;
  return (
    <Strip {...useRestoredFocus()} data-covers-board="" data-needs-script="">
      {suggestions}
      <Box sx={{ gridArea: 'slots', display: 'grid', minWidth: 0 }}>
        <SlotRow
          component="ol"
          data-scan-group="sentence"
          aria-label={`Your sentence, ${sentence.length} of ${MAX_SENTENCE} signs`}
          sx={{ zIndex: 1 }}
        >
          {sentence.map((key, index) => (
            <SentenceSlot
              key={`${index} ${key}`}
              sign={findSign(key, ownWords) ?? { key, word: getWord(key) }}
              index={index}
              isPlaying={index === playingIndex}
              onRemove={actions.removeAt}
            />
          ))}
        </SlotRow>
        <EmptySlots />
      </Box>
      <Box data-status="" data-scan-group="status" sx={{ gridArea: 'line', minWidth: 0 }}>
        {children}
      </Box>
      <SentenceControls actions={actions} />
    </Strip>
  );
}

const EmptySlots = memo(function EmptySlots() {
  return (
    <SlotRow aria-hidden="true" sx={{ pb: 'var(--word)' }}>
      {Array.from({ length: MAX_SENTENCE }, (_, index) => (
        <EmptySlot key={index} />
      ))}
    </SlotRow>
  );
});

const SentenceControls = memo(function SentenceControls({ actions }: { actions: KeyboardActions }) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Sentence"
      data-scan-group="controls"
      sx={{ gridArea: 'controls', flexWrap: 'wrap', gap: 0.75 }}
    >
      <ControlButton color="accent" onClick={actions.period}>
        Period
      </ControlButton>
      <ControlButton variant="outlined" color="inherit" onClick={actions.replay}>
        Replay
      </ControlButton>
      <ControlButton variant="outlined" color="inherit" onClick={actions.backspace}>
        Backspace
      </ControlButton>
      <ControlButton variant="outlined" color="inherit" onClick={actions.clear}>
        Clear
      </ControlButton>
    </Stack>
  );
});
