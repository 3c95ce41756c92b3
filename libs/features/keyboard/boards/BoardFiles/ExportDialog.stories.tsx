import { buildDelta, createOwnBoard, EMPTY_DELTA, FULL_GRID } from '@paniscus/domain/keyboard';
import type { BoardSource } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, screen, userEvent } from 'storybook/test';
import { ExportDialog } from './ExportDialog';

const meta = {
  component: ExportDialog,
  parameters: {
    docs: { description: { component: 'Saves one board, or all four, as a file in the Open Board Format.' } },
  },
  args: {
    open: true,
    grid: FULL_GRID,
    ownBoards: [],
    board: 'alpha',
    delta: buildDelta(['banana', 'give']),
    site: 'https://paniscus.example',
    loadSource: (): Promise<BoardSource | undefined> => Promise.resolve(undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const EmptyDelta: Story = { args: { board: 'delta', delta: EMPTY_DELTA } };

export const WithOwnBoards: Story = {
  args: { ownBoards: [createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 })] },
};

export const Imported: Story = {
  args: { loadSource: () => Promise.resolve({ board: {}, delta: EMPTY_DELTA, places: [] }) },
  play: async () => {
    const option = await screen.findByRole('option', { name: 'The file you imported, with your changes' });

    await userEvent.selectOptions(screen.getByLabelText('Board'), option);
    await expect(screen.getByLabelText('Board')).toHaveValue('imported');
  },
};

export const Processing: Story = {
  args: { buildFile: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save file' }));

    await expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { buildFile: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save file' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be created');
  },
};

export const Done: Story = {
  play: async () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();

    await userEvent.selectOptions(screen.getByLabelText('Board'), 'all');
    await userEvent.click(screen.getByRole('button', { name: 'Save file' }));

    await expect(await screen.findByText('paniscus-boards.obz was saved to your downloads.')).toBeVisible();
    await expect(click).toHaveBeenCalledOnce();
    // Whether a clicked button shows a focus ring depends on the browser's heuristics.
    screen.getByRole('button', { name: 'Save file' }).blur();
  },
};
