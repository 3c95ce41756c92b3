import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PrintButton } from '../buttons/PrintButton/PrintButton';
import { SubmitButton } from '../buttons/SubmitButton/SubmitButton';
import { Disclosure } from '../layout/Disclosure/Disclosure';
import { islandComponents } from './components/island-components';
import { buildTheme, theme } from './theme';

const render = (element: ReactElement, using: Theme) =>
  renderToStaticMarkup(<ThemeProvider theme={using}>{element}</ThemeProvider>);

/** Values of the theme's CSS variables in the light scheme. */
function getVariables(using: Theme): Record<string, string> {
  const sheets = using.generateStyleSheets() as Record<string, Record<string, string>>[];
  const applied = sheets.flatMap((sheet) => Object.entries(sheet));
  return Object.assign(
    {},
    ...applied.filter(([selector]) => selector.includes(':root')).map(([, rules]) => rules),
  );
}

/** Declarations of the outermost element's class, without states and media queries. */
function getDeclarations(html: string): Map<string, string> {
  const [, className] =
    /<\w+ [^>]*class="[^"]*?(css-[\w-]+)"/.exec(html.replaceAll(/<style.*?<\/style>/g, '')) ?? [];
  const rules = [...html.matchAll(/\.(css-[\w-]+)\{([^{}]*)\}/g)].filter(([, name]) => name === className);
  const declarations = rules.flatMap(([, , body = '']) => body.split(';'));
  return new Map(
    declarations.map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]),
  );
}

/** Value of a property of the rendered component, with variables replaced. */
function getStyle(element: ReactElement, property: string, using: Theme): string | undefined {
  const declarations = getDeclarations(render(element, using));
  const variables = getVariables(using);
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)[^()]*\)/g, (_text, name: string) =>
      resolve(declarations.get(name) ?? variables[name] ?? ''),
    );
  return resolve(declarations.get(property) ?? '');
}

describe('a change of the theme', () => {
  const brand = buildTheme({ colorSchemes: { light: { palette: { primary: { main: '#004499' } } } } });

  it.each([
    ['Button', <Button>Read</Button>, 'background-color'],
    ['SubmitButton', <SubmitButton>Save</SubmitButton>, 'background-color'],
    ['Slider', <Slider aria-label="Pace" />, 'color'],
  ])('gives %s the new primary color', (_name, element, property) => {
    expect(getStyle(element, property, theme)).toBe('#1d4a38');
    expect(getStyle(element, property, brand)).toBe('#004499');
  });

  const square = buildTheme({ shape: { borderRadius: 2 } });

  it.each([
    ['Button', <Button>Read</Button>],
    ['IconButton', <IconButton aria-label="Close" />],
    ['OutlinedInput', <OutlinedInput />],
  ])('gives %s the new corners', (_name, element) => {
    expect(getStyle(element, 'border-radius', theme)).toBe('8px');
    expect(getStyle(element, 'border-radius', square)).toBe('2px');
  });

  it('gives every button without a variant the new default variant', () => {
    const outlined = buildTheme({ components: { MuiButton: { defaultProps: { variant: 'outlined' } } } });

    expect(render(<SubmitButton>Save</SubmitButton>, theme)).toContain('MuiButton-contained');
    expect(render(<SubmitButton>Save</SubmitButton>, outlined)).toContain('MuiButton-outlined');
    expect(render(<PrintButton>Print</PrintButton>, theme)).toContain('MuiButton-outlined');
  });

  it('has no ripples in islands, whose build leaves them out', () => {
    expect(islandComponents.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  });
});

it.each([
  [
    'Accordion',
    <Accordion>
      <AccordionSummary>As a table</AccordionSummary>
    </Accordion>,
    ':not(.Mui-expanded)',
  ],
  ['Disclosure', <Disclosure title="Return policy">Thirty days</Disclosure>, ':not([open])'],
])('prints a closed %s not at all, and an open one without its mark', (_name, element, closed) => {
  const html = render(element, theme);
  const printed = [...html.matchAll(/@media print\{([^{}]*)\{([^{}]*)\}\}/g)];
  const hidden = printed
    .filter(([, , rule]) => rule?.includes('display:none'))
    .map(([, selector]) => selector);

  expect(hidden).toContainEqual(expect.stringContaining(closed));
  expect(hidden).toContainEqual(expect.not.stringContaining(closed));
});
