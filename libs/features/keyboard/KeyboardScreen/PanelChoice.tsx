import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { BOARD_IDS } from '@paniscus/domain/keyboard';
import type { BoardId, DeltaBoard } from '@paniscus/domain/keyboard';
import { SignTile } from '@paniscus/ui';
import { memo } from 'react';
import { boardNames } from '../store/names.data';
import { getImage } from './cells';

interface PanelChoiceProps {
  board: BoardId;
  delta: DeltaBoard;
  onChoose: (board: BoardId) => void;
}

const panelButtons = ({
  theme: { measures, motions, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: spacing(0.75),
  '& > button': {
    ...typography.button,
    fontSize: typography.caption.fontSize,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing(1),
    minHeight: '3.25rem',
    padding: spacing(0.5, 1),
    color: vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${motions.quick}, border-color ${motions.quick}`,
    '&:hover': { borderColor: vars.palette.line.edge },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.palette.background.paper,
      borderColor: vars.palette.primary.main,
      boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}`,
      '@media (forced-colors: active)': { outline: '3px solid Highlight' },
    },
    '@media (max-width: 79.99rem)': { flexDirection: 'column', gap: spacing(0.25) },
  },
});

const panelImages = ({ theme: { measures, vars } }: { theme: Theme }): CSSObject => ({
  '& [data-part="image"]': {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 0.9375rem)',
    gridAutoRows: '0.9375rem',
    gap: '1px',
    '@media (max-width: 79.99rem)': {
      gridTemplateColumns: 'repeat(4, 0.75rem)',
      gridAutoRows: '0.75rem',
    },
    '& > i': { border: `1px dashed ${vars.palette.line.edge}`, borderRadius: measures.tileRadius },
  },
});

const Group = styled('div')(panelButtons, panelImages);

/** Panel selection, each panel with a preview of its signs; Delta shows the visitor's own. */
export const PanelChoice = memo(function PanelChoice({ board, delta, onChoose }: PanelChoiceProps) {
  return (
    <Group role="group" aria-label="Panels" data-scan-group="panels">
      {BOARD_IDS.map((id) => (
        <button key={id} type="button" aria-pressed={id === board} onClick={() => onChoose(id)}>
          <span data-part="image" aria-hidden="true">
            {getImage(id, delta).map((sign, place) =>
              sign === null ? (
                <i key={place} />
              ) : (
                <SignTile
                  key={place}
                  sign={sign.sign}
                  lexigramClass={sign.lexigramClass}
                  size="fill"
                  isDecorative
                />
              ),
            )}
          </span>
          {boardNames[id]}
        </button>
      ))}
    </Group>
  );
});
