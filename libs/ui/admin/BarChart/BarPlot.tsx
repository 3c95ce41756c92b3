import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useId } from 'react';
import { BarPatterns } from './BarPatterns';
import type { BarChartProps } from './bar-chart.types';
import { DEFAULT_REM, useRem } from './use-rem';

export type BarPlotProps = Pick<BarChartProps, 'series' | 'negativeName' | 'bars' | 'format' | 'formatTick'>;

/** Sizes in rem. They are not `auto`, because then the chart measures its labels after it is drawn. */
const HEIGHT = 18;
const AXIS_WIDTH = 3.5;
const AXIS_HEIGHT = 2.25;
/** In pixels; a chart that is not displayed measures 100, and bars of negative width are an error. */
const MAX_AXIS_WIDTH = 96;
const TICKS = 4;
const STACK = 'values';
const SLOT_PROPS = {
  legend: { position: { vertical: 'top', horizontal: 'start' } },
  // Only their size counts.
  axisTick: { visibility: 'hidden' },
} as const;
const MARGIN = { left: 0, right: 0, top: 16, bottom: 0 } as const;

/** In pixels, the space above the labels of the bars, which keeps them clear of the lowest label beside the bars. */
const getTickSize = (rem: number) => 4 + Math.max(0, rem - DEFAULT_REM);

/** The stacked columns; negative values are one below the axis. */
function toColumns({ series, negativeName, bars }: Pick<BarPlotProps, 'series' | 'negativeName' | 'bars'>) {
  const hasNegativeValues = bars.some(({ negativeValue = 0 }) => negativeValue > 0);
  return [
    ...series.map((label, index) => ({ label, data: bars.map(({ values }) => values[index] ?? 0) })),
    ...(hasNegativeValues
      ? [{ label: negativeName, data: bars.map(({ negativeValue = 0 }) => -negativeValue) }]
      : []),
  ];
}

/** The bars with axes, legend and tooltip; hidden from screen readers, which read the table instead. */
export function BarPlot({ series, negativeName, bars, format, formatTick }: BarPlotProps) {
  const { fontFamily, fontSize } = useTheme().typography.caption;
  const patternId = useId();
  const rem = useRem();
  const tickSize = getTickSize(rem);
  const axis = {
    // In pixels, because the library measures texts once for each style.
    tickLabelStyle: { fontFamily, fontSize: Number.parseFloat(String(fontSize)) * rem },
    disableLine: true,
    disableTicks: true,
  };
  const labels = new Map(bars.map(({ name, label }) => [name, label]));
  return (
    <Box aria-hidden="true" sx={{ forcedColorAdjust: 'none' }}>
      <BarChart
        height={HEIGHT * rem}
        margin={MARGIN}
        disableKeyboardNavigation
        borderRadius={2}
        grid={{ horizontal: true }}
        series={toColumns({ series, negativeName, bars }).map((column, index) => ({
          ...column,
          stack: STACK,
          color: `url(#${patternId}-${index < series.length ? index : 'below'})`,
          valueFormatter: (value) => format(Math.abs(value ?? 0)),
        }))}
        xAxis={[
          {
            scaleType: 'band',
            height: AXIS_HEIGHT * rem + tickSize - getTickSize(DEFAULT_REM),
            data: bars.map(({ name }) => name),
            valueFormatter: (name: string, { location }) =>
              location === 'tick' ? (labels.get(name) ?? name) : name,
            ...axis,
            disableTicks: false,
            tickSize,
          },
        ]}
        yAxis={[
          {
            width: Math.min(AXIS_WIDTH * rem, MAX_AXIS_WIDTH),
            tickNumber: TICKS,
            valueFormatter: formatTick,
            ...axis,
          },
        ]}
        slotProps={SLOT_PROPS}
      >
        <BarPatterns id={patternId} />
        <ChartsReferenceLine y={0} />
      </BarChart>
    </Box>
  );
}
