import { styled } from '@mui/material/styles';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import { describeSign, findLexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

interface OpenSignsProps {
  /** Accessible name of the list. */
  label: string;
  choices: readonly LexigramKey[];
  /** Signs whose word is revealed. */
  shown: readonly LexigramKey[];
  found?: LexigramKey;
  onTouch: (key: LexigramKey) => void;
}

const Signs = styled('ul')(({ theme: { measures, motions, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 8.5rem))',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 40rem)': {
    gap: spacing(2),
    '&[data-many]': { gridTemplateColumns: 'repeat(4, minmax(0, 8.5rem))' },
  },
  '& button': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(0.5),
    width: '100%',
    padding: spacing(0.75),
    textAlign: 'center',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `transform ${motions.quick}`,
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:active': { transform: 'scale(0.97)' },
    '&[aria-disabled="true"]': { cursor: 'default', transform: 'none' },
    '&[data-found]': {
      borderColor: vars.palette.primary.main,
      boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}`,
    },
  },
  // Reserves a line for the word, to prevent a layout shift.
  '& span': { minHeight: '1.45em', overflowWrap: 'anywhere', hyphens: 'auto', lineHeight: 1.3 },
}));

/**
 * Signs to choose from. Until its word is revealed, a sign is labeled by its position and its elements, so that screen
 * reader users can tell the signs apart.
 */
export function OpenSigns({ label, choices, shown, found, onTouch }: OpenSignsProps) {
  return (
    <Signs
      aria-label={label}
      role="list"
      data-many={choices.length === 8 || choices.length > 9 ? '' : undefined}
    >
      {choices.map((key, index) => {
        const lexigram = findLexigram(key);
        if (lexigram === undefined) return null;
        const { word, sign, lexigramClass } = lexigram;
        const isShown = shown.includes(key);
        return (
          <li key={key}>
            <button
              type="button"
              aria-label={`Sign ${index + 1} of ${choices.length}: ${isShown ? word : describeSign(sign)}`}
              aria-disabled={found !== undefined || undefined}
              data-found={key === found ? '' : undefined}
              onClick={() => onTouch(key)}
            >
              <SignTile sign={sign} lexigramClass={lexigramClass} size="fill" isDecorative />
              <span>{isShown ? word : null}</span>
            </button>
          </li>
        );
      })}
    </Signs>
  );
}
