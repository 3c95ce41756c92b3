import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { describeSign } from '@paniscus/lexigrams';
import type { Lexigram, SignCode } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

/** Intermediate signs: the first element, the first two elements, and so on. */
const listStages = (sign: SignCode): SignCode[] =>
  sign.split('+').map((_, index, elements) => elements.slice(0, index + 1).join('+'));

const describeLastElement = (stage: SignCode) => describeSign(stage.split('+').at(-1) ?? '');

/** How signs are composed, element by element. */
export function StepFigure({ lexigrams }: { lexigrams: readonly Lexigram[] }) {
  return (
    <Stack sx={{ gap: 3 }}>
      {lexigrams.map((lexigram) => (
        <Steps key={lexigram.key} lexigram={lexigram} />
      ))}
    </Stack>
  );
}

function Steps({ lexigram: { word, sign, lexigramClass } }: { lexigram: Lexigram }) {
  return (
    <List
      component="ol"
      aria-label={`How the sign for ${word} is built`}
      role="list"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 2,
        pt: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      {listStages(sign).map((stage, index) => {
        const isLast = stage === sign;
        return (
          <Stack component="li" key={stage} sx={{ gap: 1, width: '6rem' }}>
            <SignTile sign={stage} lexigramClass={lexigramClass} size="large" isDecorative />
            <Typography variant="caption" sx={isLast ? { fontWeight: 'bold' } : undefined}>
              {`${index === 0 ? '' : '+ '}${describeLastElement(stage)}${isLast ? ` = ${word}` : ''}`}
            </Typography>
          </Stack>
        );
      })}
    </List>
  );
}
