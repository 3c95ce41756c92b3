import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KeyboardWithState, preloadKeyboard, SMALL_BOARD } from '../../store/testing/KeyboardWithState';

const history = [
  ['please', 'give', 'banana'],
  ['please', 'give', 'juice', 'now'],
  ['you', 'chase', 'kanzi'],
];

const meta = {
  component: KeyboardWithState,
  args: { saved: { ...SMALL_BOARD, history }, settings: { hasPrediction: true } },
  loaders: [preloadKeyboard],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Signs that may come next, above the sentence, for speakers who want to press fewer keys.',
      },
    },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const WithoutHistory: Story = { args: { saved: { ...SMALL_BOARD, history: [] } } };

export const Pressed: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const suggestions = within(canvas.getByRole('group', { name: 'Suggested signs' }));
    const before = canvas.getByRole('grid').getBoundingClientRect();

    await userEvent.click(suggestions.getByRole('button', { name: 'please' }));
    await userEvent.click(suggestions.getByRole('button', { name: 'give' }));

    const names = suggestions.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual(['banana', 'juice']);
    await expect(canvas.getByRole('list', { name: 'Your sentence, 2 of 8 signs' })).toHaveTextContent('give');
    await expect(canvas.getByRole('grid').getBoundingClientRect()).toEqual(before);
    await expect(suggestions.getByRole('button', { name: 'banana' })).toHaveFocus();
  },
};

export const ScannedToFirst: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: { hasPrediction: true, scanning: 'two-switches', scanPattern: 'rows' } },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard(' {Enter}{Enter}');

    await expect(
      within(canvasElement).getByRole('list', { name: 'Your sentence, 1 of 8 signs' }),
    ).toHaveTextContent('please');
  },
};
