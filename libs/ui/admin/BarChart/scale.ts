/** `top` and `low` are the ends of the scale, `ticks` its round labeled values. */
export type Scale = { top: number; low: number; ticks: readonly number[] };

const LINES = 4;

/** The smallest of 1, 2 and 5 times a power of ten that reaches the value in at most four steps. */
function stepFor(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / LINES));
  const times = [1, 2, 5, 10].find((factor) => factor * power * LINES >= value) ?? 10;
  return times * power;
}

/** Scale for bars up to `high` above and `low` below the axis, both not negative. */
export function scaleFor(high: number, low: number): Scale {
  const largest = Math.max(high, low);
  if (largest <= 0) return { top: 1, low: 0, ticks: [0] };
  const step = stepFor(largest);
  const count = Math.ceil(high / step);
  return {
    top: Math.max(count * step, step),
    low,
    ticks: Array.from({ length: count + 1 }, (_, line) => line * step),
  };
}
