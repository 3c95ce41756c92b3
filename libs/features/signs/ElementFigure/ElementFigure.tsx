import { styled } from '@mui/material/styles';
import { ELEMENTS } from '@paniscus/lexigrams';
import { elementNames } from '../SignWorkshop/names.data';
import { BareSign } from '../WordRow/BareSign';

const Figure = styled('ol')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  counterReset: 'specimen',
  '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderWidth: `${measures.hairline} 0 0 ${measures.hairline}`,
  '& > li': {
    ...typography.caption,
    display: 'grid',
    gridTemplateColumns: '1.5rem 5rem 1fr',
    gap: spacing(1, 2),
    alignContent: 'start',
    alignItems: 'start',
    padding: spacing(2),
    '@media (min-width: 40rem)': { gridTemplateColumns: '1fr' },
    counterIncrement: 'specimen',
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderWidth: `0 ${measures.hairline} ${measures.hairline} 0`,
    breakInside: 'avoid',
    '&::before': {
      ...typography.overline,
      content: 'counter(specimen)',
      color: vars.palette.text.secondary,
    },
  },
  '& svg': { maxWidth: '8rem', justifySelf: 'center' },
  '& h3': typography.h6,
  '& p': { color: vars.palette.text.secondary },
}));

export function ElementFigure() {
  return (
    <Figure role="list">
      {ELEMENTS.map(({ name, description }) => (
        <li key={name}>
          <BareSign sign={name} />
          <div>
            <h3>{elementNames[name]}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </Figure>
  );
}
