/// <reference types="vite/client" />
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { strongLexigram } from '../libs/ui/theme/palette.data.ts';
import { buildTheme, theme } from '../libs/ui/theme/theme.ts';
import { listDeclarations } from './style-declarations.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../libs/features/**/*Screen.stories.tsx', { eager: true });
const screens = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file) as Record<string, ComponentType>)
    .slice(0, 1)
    .map(([name, Story]) => ({
      name: `${path.replace(/.*\//, '').replace('.stories.tsx', '')}: ${name}`,
      Story,
    })),
);

const render = (Story: ComponentType, using: Theme) =>
  renderToString(
    <ThemeProvider theme={using}>
      <Story />
    </ThemeProvider>,
  );

/** What remains of a value that the theme's CSS variables, or calculations with them, do not decide. */
const withoutVariables = (value: string) => value.replaceAll(/var\(--p-[^()]*\)/g, '');
const isGray = ([, color = '']: RegExpMatchArray) => /^(.)\1{2}$|^(..)\2{2}$/.test(color);
const hasOwnHue = (value: string) =>
  [...withoutVariables(value).matchAll(/#([\da-f]{6}|[\da-f]{3})\b/gi)].some((color) => !isGray(color));

/** The colors of the high-contrast board replace those of the palette while it is on. */
const highContrast = Object.values(strongLexigram).flatMap(({ tile, sign, edge }) => [tile, sign, edge]);
const isHighContrast = (value: string) => highContrast.some((color) => value.includes(color));
/** Square, round, or calculated from the theme. */
const SQUARE_OR_ROUND = /^(?:0|50%|99px|inherit|[-+*.() \d]*|)$/;

describe.each(screens)('$name', ({ Story }) => {
  const declarations = listDeclarations(render(Story, theme));

  it('takes every color from the palette', () => {
    const own = declarations.filter(({ value }) => hasOwnHue(value) && !isHighContrast(value));
    expect(own).toEqual([]);
  });

  it('takes every corner from the shape of the theme or from its tiles', () => {
    const own = declarations.filter(
      ({ property, value }) =>
        property === 'border-radius' &&
        value !== theme.layout.tileRadius &&
        !SQUARE_OR_ROUND.test(withoutVariables(value).replaceAll('calc', '')),
    );
    expect(own).toEqual([]);
  });

  it('leaves the default variant of buttons to the theme', () => {
    const outlined = buildTheme({ components: { MuiButton: { defaultProps: { variant: 'outlined' } } } });
    // The current one of several links is filled.
    expect(render(Story, outlined)).not.toMatch(/MuiButton-contained (?![^>]*aria-current)/);
  });
});
