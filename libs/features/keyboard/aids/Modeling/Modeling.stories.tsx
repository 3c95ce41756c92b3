import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KeyboardWithState, preloadKeyboard, SMALL_BOARD } from '../../store/testing/KeyboardWithState';

const meta = {
  component: KeyboardWithState,
  loaders: [preloadKeyboard],
  args: { saved: SMALL_BOARD, settings: { hasModeling: true } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Modeling: a partner types a sentence and the board shows where its words are.',
      },
    },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};

export const WordShown: Story = {
  args: { saved: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Sentence to model' }),
      'Kanzi tickles zebras{Enter}',
    );

    const frame = canvas.getByTestId('scan-frame');
    await waitFor(() => expect(frame).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Kanzi' }));

    await expect(await canvas.findByText(/“tickle” is on Beta/)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Beta' })).toBeVisible();
    await expect(canvas.getByText('(not on a board)', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next word' }));
    await expect(canvas.getByText('That was the last word.')).toBeVisible();
    await expect(canvas.queryByTestId('scan-frame')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  },
};
export const WordShownOnPhone: Story = { ...WordShown };

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByRole('textbox', { name: 'Sentence to model' }), 'zebras{Enter}');

    await expect(canvas.getByText('None of these words is on a board. Try other words.')).toBeVisible();
  },
};
