import Box from '@mui/material/Box';
import type { SoundSet } from '@paniscus/domain/keyboard';
import { VisuallyHidden } from '@paniscus/ui';
import { memo, useId } from 'react';
import type { KeyboardEvent } from 'react';
import type { KeyboardActions } from '../keyboard.types';
import { topKeys } from '../store/names.data';
import { CoveringRadio, SoundColumns, SoundOption, TopKey } from './sound-choice.styles';

interface SoundChoiceProps {
  set: SoundSet;
  onChoose: KeyboardActions['chooseSet'];
  onTopKey: KeyboardActions['pressTopKey'];
}

/** Visible label of each sound set, and its continuation for screen readers. */
const labels: Readonly<Record<SoundSet, { text: string; hiddenText: string }>> = {
  10: { text: 'Original', hiddenText: '' },
  15: { text: '½ octave', hiddenText: ' up' },
  20: { text: '1 octave', hiddenText: ' up' },
  30: { text: '2 octaves', hiddenText: ' up' },
  40: { text: '3 octaves', hiddenText: ' up' },
};

const isPressWithModifier = ({ key, altKey, metaKey, repeat }: KeyboardEvent) =>
  (altKey || metaKey) && !repeat && (key === 'Enter' || key === ' ');

/** Top keys, which select a sound set with Alt or Meta, and a radio group with the same options for touch. */
export const SoundChoice = memo(function SoundChoice({ set, onChoose, onTopKey }: SoundChoiceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <TopKeys set={set} onTopKey={onTopKey} />
      <SoundRadios set={set} onChoose={onChoose} />
    </Box>
  );
});

function TopKeys({ set, onTopKey }: Omit<SoundChoiceProps, 'onChoose'>) {
  return (
    <SoundColumns role="group" aria-label="Top keys">
      {topKeys.map((key) => (
        <TopKey
          key={key.set}
          selected={key.set === set}
          onClick={({ altKey, metaKey }) => onTopKey(key.set, altKey || metaKey)}
          // Browsers do not fire a click for Enter or Space while Alt or Meta is held.
          onKeyDown={(event) => {
            if (!isPressWithModifier(event)) return;
            event.preventDefault();
            onTopKey(key.set, true);
          }}
        >
          {key.name}
        </TopKey>
      ))}
    </SoundColumns>
  );
}

/** Native radio buttons, because the page of the board must stay light. */
function SoundRadios({ set, onChoose }: Omit<SoundChoiceProps, 'onTopKey'>) {
  const name = useId();
  return (
    <Box component="fieldset" data-scan-group="sounds" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <VisuallyHidden as="legend">Sound</VisuallyHidden>
      <SoundColumns>
        {topKeys.map((key) => (
          <SoundOption component="label" key={key.set}>
            <CoveringRadio
              component="input"
              type="radio"
              name={name}
              checked={key.set === set}
              onChange={() => onChoose(key.set)}
            />
            <span>
              {labels[key.set].text}
              <VisuallyHidden>{labels[key.set].hiddenText}</VisuallyHidden>
            </span>
          </SoundOption>
        ))}
      </SoundColumns>
    </Box>
  );
}
