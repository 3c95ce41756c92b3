import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawnPicture } from './drawn-picture';
import { Picture } from './Picture';

const meta = {
  component: Picture,
  args: { picture: { src: drawnPicture, alt: 'A river over a hill' }, sizes: '15rem', word: 'River' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'A river over a hill' });

    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '960');
  },
};
export const First: Story = { args: { isFirst: true } };
export const WithoutPicture: Story = { args: { picture: undefined } };
