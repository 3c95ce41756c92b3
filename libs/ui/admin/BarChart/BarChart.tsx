import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { preloadable } from '../../Loading/preloadable';
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

/** Stacked bar chart with a summary and a table as text alternatives. Without values, only these are shown. */
export function BarChart(props: BarChartProps) {
  const { title, summary, bars } = props;
  const id = useId();
  const hasValues = bars.some(({ values, negativeValue = 0 }) =>
    [...values, negativeValue].some((value) => value > 0),
  );
  return (
    <Box component="figure" aria-labelledby={id} sx={{ display: 'grid', gap: 2, m: 0, minWidth: 0 }}>
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
      {hasValues ? <LazyBarPlot {...props} /> : null}
      <Accordion slotProps={{ heading: { component: 'div' } }}>
        <AccordionSummary>As a table</AccordionSummary>
        <AccordionDetails>
          <BarTable {...props} />
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
