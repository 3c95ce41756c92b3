import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: ROOT });
});

async function findViolations(styles: string, path: string): Promise<(string | undefined)[]> {
  const text = `export const styles = (theme) => (${styles});\n`;
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}/${path}` });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'theme/values')
    .map(({ message }) => /^Use (.*) instead/.exec(message)?.[1]);
}

describe('values that belong to the theme', () => {
  const check = (styles: string) => findViolations(styles, 'libs/features/cart/virtual.styles.ts');

  it.each([
    ["{ color: '#1d4a38' }", 'a color of theme.vars.palette'],
    ["{ borderTopColor: 'rgb(0 0 0 / 0.2)' }", 'a color of theme.vars.palette'],
    ["{ borderRadius: '6px' }", 'theme.vars.shape.borderRadius or theme.layout'],
    ['{ boxShadow: `inset 0 2px 0 ${theme.vars.palette.divider}` }', 'theme.relief or theme.layout'],
    ["{ transition: 'opacity 200ms' }", 'theme.motions'],
    ["{ fontFamily: 'Georgia' }", 'theme.families'],
    ["{ fontSize: 'clamp(0.75rem, 1vw, 1rem)' }", 'theme.typography or theme.wordSizes'],
    ["{ gap: { xs: 1, md: '12px' } }", 'spacing'],
    ["{ mt: theme.isDense ? 1 : '0.5rem' }", 'spacing'],
    ['{ zIndex: 1000 }', 'theme.zIndex'],
    ["{ '@media (max-width: 30rem)': {} }", 'theme.breakpoints or theme.windows'],
  ])('rejects %s', async (styles, replacement) => {
    expect(await check(styles)).toEqual([replacement]);
  });

  it.each([
    "{ color: 'text.secondary', borderRadius: '50%', fontSize: '0.9em', gap: 2, zIndex: 1 }",
    '{ color: theme.vars.palette.primary.main, padding: `${theme.spacing(1)} 0` }',
    "{ transitionDuration: '0s', fontFamily: 'inherit', boxShadow: 'none', '@media print': {} }",
    '{ [theme.breakpoints.up("md")]: { fontSize: theme.typography.pxToRem(22) } }',
  ])('accepts %s', async (styles) => {
    expect(await check(styles)).toEqual([]);
  });

  it('may be written in the theme itself', async () => {
    expect(await findViolations("{ color: '#1d4a38' }", 'libs/ui/theme/virtual.ts')).toEqual([]);
  });
});
