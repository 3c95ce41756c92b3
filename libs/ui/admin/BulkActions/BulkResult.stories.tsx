import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { BulkResult } from './BulkResult';

const onUndo = fn();
const onRetry = fn();

const meta = {
  component: BulkResult,
  parameters: {
    guide: {
      purpose: 'What an action on the selected rows of a list has done, and what it could not do.',
      do: [
        'Show it beside the list, which may be empty after the action.',
        'Show no other result at the same time: the newer one replaces it.',
        'Offer Undo when the action on a single row has it.',
      ],
      dont: ['Leave out rows that are as they were: `failures` names each, with the reason.'],
      accessibility: ['The result is announced. Rows that were not changed bring the focus to it.'],
      themeSlots: ['MuiAlert', 'MuiButton'],
      mui: ['AlertTitle', 'Button', 'List', 'ListItem', 'Stack'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof BulkResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  args: { run: { kind: 'finished', message: '3 figs picked.', failures: [], onUndo, onClose: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(button);
    button.blur();

    await expect(onUndo).toHaveBeenCalledOnce();
    const message = canvas.getByText('3 figs picked.');
    await expect(message.closest('.MuiSnackbar-root')).toBeVisible();
  },
};
export const Failed: Story = {
  args: {
    run: {
      kind: 'finished',
      message: '1 fig picked, 2 not changed.',
      failures: [
        { id: 2, name: 'Second fig', reason: 'Someone else changed it in the meantime.' },
        { id: 3, name: 'Third fig', reason: 'It is not ripe.' },
      ],
      onRetry,
      onUndo,
      onClose: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByText(/It is not ripe/)).toHaveTextContent('Third fig: It is not ripe.');
    const button = canvas.getByRole('button', { name: 'Try these again' });
    await userEvent.click(button);
    button.blur();

    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedOnPhone: Story = { args: Failed.args };
