import { styled } from '@mui/material/styles';
import type { SignCode } from '@paniscus/lexigrams';
import { BareSign } from '../WordRow/BareSign';
import { BENCH } from './bench.data';
import { isLaid } from './bench.rules';

interface BenchPiecesProps {
  sign: SignCode;
  onToggle: (part: string) => void;
}

const Pieces = styled('div')(({ theme: { measures, motions, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: spacing(1),
  '& > button': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(0.5),
    justifyItems: 'center',
    padding: spacing(1, 0.5),
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `transform ${motions.quick}`,
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:active': { transform: 'scale(0.97)' },
    '&[aria-pressed="true"]': {
      borderColor: vars.palette.primary.main,
      backgroundColor: vars.palette.ground,
      boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}`,
    },
  },
  '& svg': { width: '3rem' },
}));

/** The pieces, each of which lies on the tile or does not. */
export function BenchPieces({ sign, onToggle }: BenchPiecesProps) {
  return (
    <Pieces role="group" aria-label="Elements">
      {BENCH.flatMap(({ pieces }) =>
        pieces.map(({ part, label }) => (
          <button key={part} type="button" aria-pressed={isLaid(sign, part)} onClick={() => onToggle(part)}>
            <BareSign sign={part} />
            {label}
          </button>
        )),
      )}
    </Pieces>
  );
}
