import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  aKeyboardState,
  SAMPLE_DELTA,
  SAMPLE_SENTENCE,
  someActions,
} from '../../KeyboardScreen/sample-keyboard';
import { BoardTools } from './BoardTools';

const meta = {
  component: BoardTools,
  args: { state: aKeyboardState({ sentence: SAMPLE_SENTENCE }), actions: someActions() },
} satisfies Meta<typeof BoardTools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const EmptyDelta: Story = { args: { state: aKeyboardState({ board: 'delta' }) } };
export const FilledDelta: Story = {
  args: { state: aKeyboardState({ board: 'delta', delta: SAMPLE_DELTA }) },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const share = canvas.getByRole('button', { name: 'Share' });

    await userEvent.click(share);
    await expect(await canvas.findByRole('dialog', { name: 'Share your sentence' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(share).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('would not load');
  },
};

export const Printed: Story = {
  play: async ({ canvasElement }) => {
    const sheet = () => document.querySelector('body > [data-part="print-board"]');
    const print = spyOn(window, 'print').mockReturnValue();

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(sheet()?.querySelectorAll('ol > li')).toHaveLength(128);
    window.dispatchEvent(new Event('afterprint'));

    await waitFor(() => expect(sheet()).toBeNull());
  },
};
