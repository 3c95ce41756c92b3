import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { drawnScene } from '../Picture/drawn-scene';
import { Slideshow } from './Slideshow';

const meta = {
  component: Slideshow,
  parameters: {
    guide: {
      purpose: 'Fading slideshow of pictures with the same aspect ratio.',
      do: ['Use three to ten pictures that can be skipped.', 'Describe each picture in its `alt`.'],
      dont: ['Put text or links into pictures.', 'Use more than one on a page.'],
      accessibility: [
        'Can be paused, starts paused with reduced motion, and announces changes only while paused.',
        'Before hydration it is a row that can be scrolled with the keyboard.',
      ],
      themeSlots: [
        'MuiButton',
        'palette.background.subtle',
        'palette.text.secondary',
        'palette.accent.main',
        'palette.text.primary',
        'typography.overline',
        'layout.tileRadius',
        'layout.controlHeight',
      ],
      mui: ['Box', 'Button', 'IconButton'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'A day over the hill',
    sizes: '40rem',
    pictures: [
      drawnScene('lightsalmon', 20, 'The sun rises over a hill'),
      drawnScene('lightskyblue', 48, 'The sun stands over a hill'),
      drawnScene('mediumpurple', 76, 'The sun sets behind a hill'),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slideshow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('region', { name: 'A day over the hill' })).toBeVisible();
    await expect(await canvas.findAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: '1 of 3' })).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] :is(a, button)')).toHaveLength(0);
  },
};

/** Wraps around from the first picture to the last; while paused, changes are announced. */
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = await canvas.findByRole('button', { name: /(Pause|Play) the slideshow/ });
    if (choice.textContent.startsWith('Pause')) await userEvent.click(choice);

    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));

    await expect(await canvas.findByRole('group', { name: '3 of 3' })).toBeInTheDocument();
    await expect(canvas.getByText('3 of 3: The sun sets behind a hill')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  },
};
