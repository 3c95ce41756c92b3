import { buildDelta, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { ExportDialog } from './ExportDialog';

const meta = {
  component: ExportDialog,
  args: {
    isOpen: true,
    board: 'alpha',
    delta: buildDelta(['banana', 'give']),
    site: 'https://paniscus.example',
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const EmptyDelta: Story = { args: { board: 'delta', delta: EMPTY_DELTA } };

export const Processing: Story = {
  args: { write: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Save file' }));

    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { write: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Save file' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be made');
  },
};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();

    await userEvent.selectOptions(canvas.getByLabelText('Board'), 'all');
    await userEvent.click(canvas.getByRole('button', { name: 'Save file' }));

    await expect(await canvas.findByText('paniscus-boards.obz is saved among your downloads.')).toBeVisible();
    await expect(press).toHaveBeenCalledOnce();
    // Whether a clicked button shows a focus ring depends on the browser's heuristics.
    canvas.getByRole('button', { name: 'Save file' }).blur();
  },
};
