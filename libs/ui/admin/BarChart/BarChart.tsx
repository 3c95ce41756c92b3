import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { preloadable } from '../../feedback/Loading/preloadable';
import { mergeSx } from '../../theme/merge-sx';
import { BarTable } from './BarTable';
import type { BarChartProps } from './bar-chart.types';
import type { BarPlotProps } from './BarPlot';

const PlotSkeleton = () => <Skeleton variant="rectangular" height="18rem" />;

/** Loaded with the chart library once there is something to draw. */
const LazyBarPlot = preloadable<BarPlotProps>(
  () => import('./BarPlot').then((module) => module.BarPlot),
  PlotSkeleton,
);

/** Loads the plot before it is shown. */
export const preloadBarChart = LazyBarPlot.preload;

interface BarFigureProps extends BarChartProps, Omit<BoxProps, keyof BarChartProps | 'children'> {}

/** Stacked bar chart with a summary and a table as text alternatives. Without values, only these are shown. */
export function BarChart(props: BarFigureProps) {
  const { title, summary, series, negativeName, barName, bars, format, formatTick, sx, ...box } = props;
  const chart = { title, summary, series, negativeName, barName, bars, format, formatTick };
  const id = useId();
  const hasValues = bars.some(({ values, negativeValue = 0 }) =>
    [...values, negativeValue].some((value) => value > 0),
  );
  return (
    <Box
      {...box}
      component="figure"
      aria-labelledby={id}
      sx={mergeSx({ display: 'grid', gap: 2, m: 0, minWidth: 0 }, sx)}
    >
      <figcaption>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ maxWidth: ({ layout }) => layout.readingWidth }}
        >
          {summary}
        </Typography>
      </figcaption>
      {hasValues ? <LazyBarPlot {...chart} /> : null}
      <Accordion slotProps={{ heading: { component: 'div' } }}>
        <AccordionSummary>As a table</AccordionSummary>
        <AccordionDetails>
          <BarTable {...chart} />
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
