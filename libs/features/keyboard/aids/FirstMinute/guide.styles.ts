import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** Its text and buttons stay above the sentence when they are scrolled into view. */
export const Guide = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: spacing(1),
  padding: spacing(1.5),
  border: `${layout.hairline} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.borderRadius,
  '& :is(p, strong, button)': { scrollMarginBlock: 'var(--key-scroll-margin)' },
})) as typeof Box;

/** All in the same place. With large text on a phone, there is no room to spare. */
export const StepTexts = styled(Box)({
  display: 'grid',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-reserve]': { visibility: 'hidden' },
  '@container (max-width: 16rem)': { '& > [data-reserve]': { display: 'none' } },
});
