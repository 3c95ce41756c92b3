import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { SoundSet } from '@paniscus/domain/keyboard';
import { HiddenText } from '@paniscus/ui';
import { memo, useId } from 'react';
import type { KeyboardEvent } from 'react';
import type { KeyboardActions } from '../keyboard.types';
import { topKeys } from '../store/names.data';

interface SoundChoiceProps {
  set: SoundSet;
  onChoose: KeyboardActions['chooseSet'];
  onTopKey: KeyboardActions['pressTopKey'];
}

/** Visible label and accessible name of each sound set. */
const labels: Readonly<Record<SoundSet, { seen: string; spokenLabel: string }>> = {
  10: { seen: 'Original', spokenLabel: '' },
  15: { seen: '½ octave', spokenLabel: ' up' },
  20: { seen: '1 octave', spokenLabel: ' up' },
  30: { seen: '2 octaves', spokenLabel: ' up' },
  40: { seen: '3 octaves', spokenLabel: ' up' },
};

const isPressWithModifier = ({ key, altKey, metaKey, repeat }: KeyboardEvent) =>
  (altKey || metaKey) && !repeat && (key === 'Enter' || key === ' ');

const topKeyButtons = ({
  theme: { measures, relief, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  display: 'grid',
  gap: spacing(0.5),
  minWidth: 0,
  '& [data-part="columns"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: spacing(0.5),
  },
  '& button': {
    ...typography.caption,
    fontSize: typography.overline.fontSize,
    fontWeight: 600,
    minHeight: '1.75rem',
    padding: 0,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.ground,
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
    boxShadow: relief.raised,
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:active': { boxShadow: relief.pressed },
    '&[data-current]': { color: vars.palette.text.primary, borderColor: vars.palette.primary.main },
  },
});

const soundOptions = ({ theme: { measures, motions, typography, vars } }: { theme: Theme }): CSSObject => ({
  '& fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& label': {
    ...typography.button,
    fontSize: typography.overline.fontSize,
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    minHeight: '2rem',
    borderRadius: measures.tileRadius,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    cursor: 'pointer',
    transition: `background-color ${motions.quick}`,
    '&:hover': { backgroundColor: vars.palette.background.paper },
    '&:has(:checked)': {
      color: vars.palette.primary.contrastText,
      backgroundColor: vars.palette.primary.main,
      borderColor: vars.palette.primary.main,
      '@media (forced-colors: active)': { border: '3px solid' },
    },
    '&:has(:focus-visible)': {
      outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
      outlineOffset: '2px',
    },
  },
  '& label > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});

const Columns = styled('div')(topKeyButtons, soundOptions);

/** Top keys, which select a sound set with Alt or Meta, and a radio group with the same options for touch. */
export const SoundChoice = memo(function SoundChoice({ set, onChoose, onTopKey }: SoundChoiceProps) {
  const name = useId();
  return (
    <Columns>
      <div data-part="columns" role="group" aria-label="Top keys">
        {topKeys.map((key) => (
          <button
            key={key.set}
            type="button"
            data-current={key.set === set ? '' : undefined}
            onClick={({ altKey, metaKey }) => onTopKey(key.set, altKey || metaKey)}
            // Browsers do not fire a click for Enter or Space while Alt or Meta is held.
            onKeyDown={(event) => {
              if (!isPressWithModifier(event)) return;
              event.preventDefault();
              onTopKey(key.set, true);
            }}
          >
            {key.name}
          </button>
        ))}
      </div>
      <fieldset>
        <HiddenText as="legend">Sound</HiddenText>
        <div data-part="columns">
          {topKeys.map((key) => (
            <label key={key.set}>
              <input type="radio" name={name} checked={key.set === set} onChange={() => onChoose(key.set)} />
              <span>
                {labels[key.set].seen}
                <HiddenText>{labels[key.set].spokenLabel}</HiddenText>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Columns>
  );
});
