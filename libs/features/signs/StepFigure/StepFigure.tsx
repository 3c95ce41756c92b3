import { styled } from '@mui/material/styles';
import { describeSign } from '@paniscus/lexigrams';
import type { Lexigram, SignCode } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

const Rows = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& > ol': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(2, 3),
    margin: 0,
    padding: spacing(2.5, 0, 0),
    listStyle: 'none',
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& li': { ...typography.caption, display: 'grid', gap: spacing(1), alignContent: 'start', width: '6rem' },
  '& li:last-of-type': { fontWeight: 700 },
}));

/** Intermediate signs: the first part, the first two parts, and so on. */
const getStages = (sign: SignCode): SignCode[] =>
  sign.split('+').map((_, index, parts) => parts.slice(0, index + 1).join('+'));

const getLastSegment = (stage: SignCode) => describeSign(stage.split('+').at(-1) ?? '');

export function StepFigure({ lexigrams }: { lexigrams: readonly Lexigram[] }) {
  return (
    <Rows>
      {lexigrams.map(({ key, word, sign, lexigramClass }) => (
        <ol key={key} aria-label={`How ${word} is put together`} role="list">
          {getStages(sign).map((stage, index) => (
            <li key={stage}>
              <SignTile sign={stage} lexigramClass={lexigramClass} size="large" isDecorative />
              {`${index === 0 ? '' : '+ '}${getLastSegment(stage)}${stage === sign ? ` = ${word}` : ''}`}
            </li>
          ))}
        </ol>
      ))}
    </Rows>
  );
}
