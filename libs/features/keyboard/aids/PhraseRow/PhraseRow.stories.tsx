import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { PhraseRow } from './PhraseRow';

const meta = {
  component: PhraseRow,
  parameters: {
    docs: { description: { component: 'Saved phrases above the sentence, each one touch away.' } },
  },
  args: {
    state: aKeyboardState({
      phrases: [
        { name: 'Breakfast', sentence: ['please', 'banana', 'juice'] },
        { name: '', sentence: ['visitor', 'tickle'] },
      ],
    }),
    actions: mockActions(),
  },
} satisfies Meta<typeof PhraseRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Breakfast' }));

    await expect(args.actions.setSentence).toHaveBeenCalledWith(['please', 'banana', 'juice']);
    await expect(args.actions.replay).toHaveBeenCalledOnce();
  },
};
/** More phrases than fit: the row scrolls. */
export const ManyOnPhone: Story = {
  args: {
    state: aKeyboardState({
      phrases: ['banana', 'juice', 'egg', 'apple', 'bread'].map((key) => ({
        name: '',
        sentence: ['please', 'give', key],
      })),
    }),
  },
};
