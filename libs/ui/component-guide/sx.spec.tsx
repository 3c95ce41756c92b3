/// <reference types="vite/client" />
import type { SxProps, Theme } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadFormAlert } from '../fields/FormAlert/FormAlert';
import { preloadProcessingBackdrop } from '../feedback/ProcessingBackdrop/ProcessingBackdrop';
import { AppTheme } from '../theme/AppTheme';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>(
  [
    '../**/*.stories.tsx',
    // Material UI's own components.
    '!../theme/**',
    // Without styles of their own, or hidden in any case.
    '!../{signs/LexigramBoard,data-display/LocalTime,fields/HoneypotField}/**',
    // Rendered into a portal, which only a browser has.
    '!../feedback/ModalDialog/**',
  ],
  { eager: true },
);

interface Probe {
  'data-probe': string;
  sx: SxProps<Theme>;
}

/** Properties that components set on their outermost element. */
const STYLES = { display: 'inline-table', gap: '7px', margin: '7px', padding: '7px', maxWidth: '7px' };

function renderWithSx(file: StoryFile, sx: SxProps<Theme>): string {
  const [Story] = Object.values(composeStories(file)) as ComponentType<Probe>[];
  if (Story === undefined) throw new Error('The file has no story.');
  return renderToString(
    <AppTheme>
      <Story data-probe="" sx={sx} />
    </AppTheme>,
  );
}

const AT_RULE = /@(?:media|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Declarations of the probed element's class, without those of media queries. */
function getDeclarations(html: string): string {
  const [tag = ''] = /<[^>]*data-probe[^>]*>/.exec(html) ?? [];
  const [, name = ''] = /\b(css-[\w-]+)/.exec(tag) ?? [];
  const rules = html.replaceAll(AT_RULE, '').matchAll(new RegExp(`(?<=[>}])\\.${name}\\{([^{}]*)\\}`, 'g'));
  return [...rules].map(([, declarations]) => declarations).join('');
}

beforeAll(async () => {
  await preloadFormAlert();
  await preloadProcessingBackdrop();
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  it.each([
    ['an object', STYLES],
    ['an array', [STYLES]],
    ['a function', () => STYLES],
  ])('lets sx win over its own styles, as %s', (_kind, sx) => {
    expect(getDeclarations(renderWithSx(file, sx))).toMatch(
      /display:inline-table;gap:7px;margin:7px;padding:7px;max-width:7px;$/,
    );
  });
});
