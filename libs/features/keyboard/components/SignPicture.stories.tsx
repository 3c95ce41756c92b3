import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignPicture } from './SignPicture';

const meta = {
  component: SignPicture,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'The tile of a word: its lexigram, or what a word of the visitor’s own has instead.',
      do: ['Show or read the word beside a small tile, which has room for one letter of it.'],
      dont: ['Use it as a button; put it inside one.'],
      accessibility: ['Decorative, and hidden from screen readers.'],
      themeSlots: ['palette.background.paper', 'palette.outline', 'layout.tileRadius'],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: { sign: { key: 'own-biscuit', word: 'Biscuit' } },
} satisfies Meta<typeof SignPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const getTile = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[aria-hidden]');

/** No part of a word that is too long for the tile. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(getTile(canvasElement)).toHaveTextContent(/^B$/);
  },
};
export const Medium: Story = {
  args: { size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(getTile(canvasElement)?.textContent.replaceAll('\u00AD', '')).toBe('Biscuit');
  },
};
