import type { BarChartProps, ChartBar } from './bar-chart.types';
import { Plot } from './chart.styles';
import { scaleFor } from './scale';
import type { Scale } from './scale';

const getSum = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const percent = (part: number, { top, low }: Scale) => `${(100 * part) / (top + low)}%`;

export function BarPlot({ bars, formatTick }: Pick<BarChartProps, 'bars' | 'formatTick'>) {
  const highest = Math.max(0, ...bars.map(({ values }) => getSum(values)));
  const scale = scaleFor(highest, Math.max(0, ...bars.map(({ below = 0 }) => below)));
  return (
    <Plot aria-hidden="true">
      <div data-part="field">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            data-part="line"
            data-zero={tick === 0 ? '' : undefined}
            style={{ bottom: percent(scale.low + tick, scale) }}
          >
            {formatTick(tick)}
          </span>
        ))}
        <div data-part="bars">
          {bars.map((bar) => (
            <Bar key={bar.name} bar={bar} scale={scale} />
          ))}
        </div>
      </div>
      <div data-part="labels">
        {bars.map(({ name, label }) => (
          <span key={name}>{label}</span>
        ))}
      </div>
    </Plot>
  );
}

function Bar({ bar: { values, below = 0 }, scale }: { bar: ChartBar; scale: Scale }) {
  return (
    <div>
      {values.map((value, index) =>
        value === 0 ? null : (
          <span
            key={index}
            data-series={index}
            style={{
              bottom: percent(scale.low + getSum(values.slice(0, index)), scale),
              height: percent(value, scale),
            }}
          />
        ),
      )}
      {below === 0 ? null : (
        <span
          data-series="below"
          style={{ bottom: percent(scale.low - below, scale), height: percent(below, scale) }}
        />
      )}
    </div>
  );
}
