import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LexigramTile } from '../LexigramTile/LexigramTile';
import { Chapter } from './Chapter';

const meta = {
  component: Chapter,
  args: {
    title: 'What we do',
    children: (
      <p>
        Yerkish is a language of drawn signs, called lexigrams. Each sign stands for one word in one sense.
      </p>
    ),
  },
} satisfies Meta<typeof Chapter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Marked: Story = {
  args: {
    anchor: 'in-memory',
    label: '28 October 1980 – 18 March 2025',
    mark: <LexigramTile word="Kanzi" size="huge" isDecorative />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('id', 'in-memory');
  },
};
export const WithMore: Story = { args: { more: <a href="#posts">All posts</a> } };
