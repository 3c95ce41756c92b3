/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadFormAlert } from '../fields/FormAlert/FormAlert';
import { preloadProcessingBackdrop } from '../ProcessingBackdrop/ProcessingBackdrop';
import { AppTheme } from '../theme/AppTheme';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>(
  [
    '../**/*.stories.tsx',
    // Material UI's own components.
    '!../theme/**',
    // The board fills its container and handles all events of its keys itself.
    '!../LexigramBoard/**',
    // Rendered into a portal, which only a browser has.
    '!../ModalDialog/**',
  ],
  { eager: true },
);

/** Renders the first story of a file with an attribute that its component does not know. */
function renderWithProbe(file: StoryFile): string {
  const [Story] = Object.values(composeStories(file)) as ComponentType<{ 'data-probe': string }>[];
  if (Story === undefined) throw new Error('The file has no story.');
  return renderToString(
    <AppTheme>
      <Story data-probe="" />
    </AppTheme>,
  );
}

beforeAll(async () => {
  await preloadFormAlert();
  await preloadProcessingBackdrop();
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  it('passes the remaining props, and with them the ref, to one element', () => {
    expect(renderWithProbe(file).split('data-probe').length - 1).toBe(1);
  });
});
