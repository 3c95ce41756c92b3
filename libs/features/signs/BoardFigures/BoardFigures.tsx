import { styled } from '@mui/material/styles';
import { signsContent } from '@paniscus/content';
import { WordRow } from '../WordRow/WordRow';
import { findLexigrams } from '../words';

const { firstSigns, places, said } = signsContent.boards;

const Ages = styled('dl')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  '& > div': {
    display: 'grid',
    gap: spacing(1.5),
    paddingTop: spacing(2),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    breakInside: 'avoid',
    '@media (min-width: 40rem)': { gridTemplateColumns: '11rem 1fr' },
  },
  '& dt': { ...typography.caption, color: vars.palette.text.secondary },
}));

const Pair = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2, 6),
}));

export function BoardFigures() {
  return (
    <>
      <figure>
        <figcaption>{firstSigns.caption}</figcaption>
        <Ages>
          {firstSigns.rows.map(({ age, words }) => (
            <div key={age}>
              <dt>{age}</dt>
              <dd>
                <WordRow label={age} lexigrams={findLexigrams(words)} />
              </dd>
            </div>
          ))}
        </Ages>
      </figure>
      <figure>
        <figcaption>{places.caption}</figcaption>
        <WordRow label={places.caption} lexigrams={findLexigrams(places.words)} />
      </figure>
      <figure>
        <figcaption>{said.caption}</figcaption>
        <Pair>
          {said.sentences.map((words) => (
            <WordRow key={words.join(' ')} label={words.join(' ')} lexigrams={findLexigrams(words)} />
          ))}
        </Pair>
      </figure>
    </>
  );
}
