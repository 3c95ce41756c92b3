import { styled } from '@mui/material/styles';

/** Height of ten years on the line, in spacing units. */
const DECADE = 3;
const YEARS_A_DECADE = 10;

const Silence = styled('p', { shouldForwardProp: (name) => name !== 'years' })<{ years: number }>(
  ({ theme: { measures, spacing, tileSizes, typography, vars }, years }) => ({
    ...typography.caption,
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    height: spacing((years / YEARS_A_DECADE) * DECADE),
    minHeight: spacing(8),
    paddingInlineStart: `calc(${tileSizes.medium} + ${spacing(2)})`,
    marginBottom: spacing(5),
    color: vars.palette.text.secondary,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${tileSizes.medium} / 2 - ${spacing(1)})`,
      width: spacing(2),
      backgroundImage: `repeating-linear-gradient(to bottom, ${vars.palette.line.edge} 0 ${measures.hairline}, transparent ${measures.hairline} ${spacing(DECADE)})`,
      printColorAdjust: 'exact',
    },
    [`@media screen and (min-width: ${measures.barFrom}px)`]: {
      paddingInlineStart: `calc(50% + ${spacing(4)})`,
      '&::before': { insetInlineStart: `calc(50% - ${spacing(1)})` },
    },
  }),
);

/** Gap without entries, drawn to scale with one tick per ten years. */
export function Distance({ years }: { years: number }) {
  return <Silence years={years}>{years} years without an entry</Silence>;
}
