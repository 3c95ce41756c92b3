import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignPicture } from './SignPicture';

const meta = {
  component: SignPicture,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'The tile of a word of the visitor’s own that has no picture.' } },
  },
  args: { sign: { key: 'own-biscuit', word: 'Biscuit' } },
} satisfies Meta<typeof SignPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No part of a word that is too long for the tile. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^B$/);
  },
};
export const Medium: Story = {
  args: { size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.replaceAll('\u00AD', '')).toBe('Biscuit');
  },
};
