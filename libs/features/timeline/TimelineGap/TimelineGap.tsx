import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { wideScreen } from '../timeline.styles';

/** Height of ten years on the line, in spacing units. */
const DECADE_HEIGHT = 3;
const YEARS_PER_DECADE = 10;

const Gap = styled(Typography, { shouldForwardProp: (name) => name !== 'years' })<{ years: number }>(({
  theme,
  years,
}) => {
  const { layout, spacing, tileSizes, vars } = theme;
  return {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    height: spacing((years / YEARS_PER_DECADE) * DECADE_HEIGHT),
    minHeight: spacing(8),
    marginBottom: spacing(5),
    paddingInlineStart: `calc(${tileSizes.medium} + ${spacing(2)})`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${tileSizes.medium} / 2 - ${spacing(1)})`,
      width: spacing(2),
      backgroundImage: `repeating-linear-gradient(to bottom, ${vars.palette.outline} 0 ${layout.hairline}, transparent ${layout.hairline} ${spacing(DECADE_HEIGHT)})`,
      printColorAdjust: 'exact',
    },
    [wideScreen(theme)]: {
      paddingInlineStart: `calc(50% + ${spacing(4)})`,
      '&::before': { insetInlineStart: `calc(50% - ${spacing(1)})` },
    },
  };
});

/** Gap without entries, drawn to scale with one tick per ten years. */
export function TimelineGap({ years }: { years: number }) {
  return (
    <Gap variant="caption" color="textSecondary" years={years}>
      {years} years without an entry
    </Gap>
  );
}
