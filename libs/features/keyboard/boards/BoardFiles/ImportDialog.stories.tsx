import { buildDelta, EMPTY_DELTA, FULL_GRID } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportDialog } from './ImportDialog';
import { buildBoardFile, buildPackageFile } from './export/export-files';

const delta = buildDelta(['banana', 'give', 'hot-dog']);
const site = 'https://paniscus.example';

const meta = {
  component: ImportDialog,
  parameters: {
    docs: {
      description: {
        component: 'Replaces the speaker’s own board with one from a file; the replacement can be undone.',
      },
    },
  },
  args: {
    open: true,
    delta: EMPTY_DELTA,
    grid: FULL_GRID,
    actions: {
      importBoard: fn(),
      loadOwnWords: () => Promise.resolve(),
      loadSource: () => Promise.resolve(undefined),
    },
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Undone: Story = {
  play: async ({ args }) => {
    const { name, content } = await buildBoardFile('delta', delta, site);

    await userEvent.upload(screen.getByLabelText('File (.obf or .obz)'), new File([content], name));
    const apply = await screen.findByRole('button', { name: 'Use as Delta' });
    await expect(screen.getByText(/^The file has “.+,” with \d+ words\.$/)).toHaveRole('status');
    await userEvent.click(apply);

    await waitFor(() =>
      expect(args.actions.importBoard).toHaveBeenLastCalledWith(expect.objectContaining({ delta })),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.actions.importBoard).toHaveBeenLastCalledWith(
      expect.objectContaining({ delta: EMPTY_DELTA }),
    );
    await waitFor(() => expect(screen.getByText('Your Delta board is back.')).toBeVisible());
  },
};

export const PackageImported: Story = {
  play: async ({ args }) => {
    const { name, content } = await buildPackageFile(delta, site);

    await userEvent.upload(screen.getByLabelText('File (.obf or .obz)'), new File([content], name));
    await userEvent.selectOptions(await screen.findByLabelText('One of 4 boards'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Use as Delta' }));

    await waitFor(() =>
      expect(args.actions.importBoard).toHaveBeenLastCalledWith(expect.objectContaining({ delta })),
    );
  },
};

export const BrokenFile: Story = {
  play: async ({ args }) => {
    await userEvent.upload(screen.getByLabelText('File (.obf or .obz)'), new File(['{'], 'broken.obf'));

    await expect(await screen.findByRole('alert')).toHaveTextContent('“broken.obf” was not imported');
    await expect(args.actions.importBoard).not.toHaveBeenCalled();
  },
};
