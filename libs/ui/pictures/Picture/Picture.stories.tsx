import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { drawnPicture } from './drawn-picture';
import { Picture } from './Picture';
import { PictureElement } from './PictureElement';

const meta = {
  component: Picture,
  subcomponents: { PictureElement },
  parameters: {
    guide: {
      purpose: 'Square picture of a product, with a sign as its fallback.',
      do: [
        'Set `sizes`, and `isFirst` for the first picture of a page.',
        'Choose a `word` that fits when there is no picture.',
      ],
      dont: ['Use it for illustrations of other shapes; use `FluidPicture`.', 'Repeat the title in `alt`.'],
      accessibility: [
        'Describe what is visible in `alt`, or leave it empty when the title beside it does.',
        'The fallback sign is decorative.',
      ],
      themeSlots: ['palette.background.subtle', 'palette.divider', 'layout.hairline', 'layout.tileRadius'],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
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
