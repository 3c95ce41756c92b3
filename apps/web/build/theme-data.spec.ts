import { expect, it } from 'vitest';
import { loadTheme, toThemeSource } from './theme-data';

type Whole = Awaited<ReturnType<typeof loadTheme>> & {
  spacing: (...steps: (number | string)[]) => string;
  breakpoints: { up: (from: number | string) => string };
};

const SYSTEM = new URL('../../../node_modules/@mui/system/index.mjs', import.meta.url);

async function runSource(source: string): Promise<Whole> {
  const code = source.replace('@mui/system', SYSTEM.href);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { theme: Whole };
  return module.theme;
}

it('the theme data of islands equals the theme', async () => {
  const whole = (await loadTheme()) as Whole;

  const theme = await runSource(toThemeSource(whole));

  for (const steps of [[2], [0.5, 3], [0], [-1.5, 'auto'], [1, 2, 3, 4]])
    expect(theme.spacing(...steps)).toBe(whole.spacing(...steps));
  for (const from of [900, 'md', 'sm']) expect(theme.breakpoints.up(from)).toBe(whole.breakpoints.up(from));
  expect(theme.vars).toEqual(whole.vars);
  expect(theme.measures).toEqual(whole.measures);
  expect(theme.relief).toEqual(whole.relief);
  expect(JSON.stringify(theme.typography)).toBe(JSON.stringify(whole.typography));
});
