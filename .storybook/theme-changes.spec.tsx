/// <reference types="vite/client" />
import { ThemeProvider } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { strongLexigram } from '../libs/ui/theme/palette.data.ts';
import { buildTheme, theme } from '../libs/ui/theme/theme.ts';
import { hasOwnHue, listStyleSheets, parseDeclarations, withoutVariables } from './style-declarations.ts';
import type { Declaration } from './style-declarations.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../libs/features/**/*Screen.stories.tsx', { eager: true });
type Story = ComponentType & { args?: Record<string, unknown> };

/** Stories with the arguments of an earlier one, such as its view on a phone, render the same HTML. */
function listDistinct(stories: Record<string, Story>): [string, Story][] {
  const entries = Object.entries(stories);
  const isSame = ({ args: one = {} }: Story, { args: other = {} }: Story) =>
    Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));
  return entries.filter(
    ([, story], index) => entries.findIndex(([, other]) => isSame(other, story)) === index,
  );
}

const screens = Object.entries(files).map(([path, file]) => ({
  name: path.replace(/.*\//, '').replace('.stories.tsx', ''),
  stories: listDistinct(composeStories(file)),
}));

/** Only a screen that asks for contained buttons still has some. */
const outlined = buildTheme({ components: { MuiButton: { defaultProps: { variant: 'outlined' } } } });

const render = (Story: ComponentType) =>
  renderToString(
    <ThemeProvider theme={outlined}>
      <Story />
    </ThemeProvider>,
  );

/** The colors of the high-contrast board replace those of the palette while it is on. */
const highContrast = Object.values(strongLexigram).flatMap(({ tile, sign, edge }) => [tile, sign, edge]);
const isHighContrast = (value: string) => highContrast.some((color) => value.includes(color));
const withoutTheme = (corners: string) =>
  withoutVariables(corners)
    .replaceAll('calc', '')
    .split(' ')
    .filter((corner) => corner !== theme.layout.tileRadius)
    .join(' ');
/** Square, round, or calculated from the theme. */
const SQUARE_OR_ROUND = /^(?:0|50%|99px|inherit|[-+*.() \d]*|)$/;

describe.each(screens)('$name', ({ stories }) => {
  const pages = new Map<string, string>();
  let declarations: Declaration[] = [];

  beforeAll(() => {
    for (const [name, Story] of stories) pages.set(name, render(Story));
    // States of a screen share most of their styles.
    const sheets = new Set([...pages.values()].flatMap(listStyleSheets));
    declarations = [...sheets].flatMap(parseDeclarations);
  });

  it('takes every color from the palette', () => {
    const own = declarations.filter(
      (declaration) => hasOwnHue(declaration) && !isHighContrast(declaration.value),
    );
    expect(own).toEqual([]);
  });

  it('takes every corner from the shape of the theme or from its tiles', () => {
    const own = declarations.filter(
      ({ property, value }) => property === 'border-radius' && !SQUARE_OR_ROUND.test(withoutTheme(value)),
    );
    expect(own).toEqual([]);
  });

  it('leaves the default variant of buttons to the theme', () => {
    // The current one of several links is filled.
    const contained = /MuiButton-contained (?![^>]*aria-current)/;
    expect([...pages].filter(([, html]) => contained.test(html)).map(([name]) => name)).toEqual([]);
  });
});
