import { styled } from '@mui/material/styles';
import { lexigramClasses } from '@paniscus/content';
import { WordRow } from '../WordRow/WordRow';
import { findLexigrams } from '../words';

const Figure = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > li': {
    display: 'grid',
    gap: spacing(2),
    padding: spacing(2.5, 0, 2.5, 3),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    borderLeft: `${spacing(1)} solid transparent`,
    breakInside: 'avoid',
    printColorAdjust: 'exact',
    ...Object.fromEntries(
      Object.entries(vars.palette.lexigram).map(([name, { tile }]) => [
        `&[data-class="${name}"]`,
        { borderLeftColor: tile },
      ]),
    ),
  },
  '& h3': typography.h4,
  '& p': { ...typography.caption, color: vars.palette.text.secondary },
}));

export function ClassFigure() {
  return (
    <Figure role="list">
      {lexigramClasses.map(({ id, name, about, examples }) => (
        <li key={id} data-class={id}>
          <div>
            <h3>{name}</h3>
            <p>{about}</p>
          </div>
          <WordRow label={name} lexigrams={findLexigrams(examples)} />
        </li>
      ))}
    </Figure>
  );
}
