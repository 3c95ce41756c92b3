import type { Sentence } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { HistoryDialog } from './HistoryDialog';

const history: readonly Sentence[] = [
  ['please', 'give', 'banana'],
  ['kanzi', 'chase', 'sue', 'outdoors', 'now', 'please', 'and', 'hide'],
  ['yes'],
];

function Remembering(props: ComponentProps<typeof HistoryDialog>) {
  const [saved, setSaved] = useState(props.history);
  return <HistoryDialog {...props} history={saved} onChange={setSaved} />;
}

const meta = {
  component: HistoryDialog,
  parameters: {
    docs: { description: { component: 'Earlier sentences, which a speaker can play, restore or remove.' } },
  },
  args: { open: true, history, onPlay: fn(), onRestore: fn(), onChange: fn(), onClose: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof HistoryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Empty: Story = { args: { history: [] } };

export const Played: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hear it please give banana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use again yes' }));

    await expect(args.onPlay).toHaveBeenCalledWith(['please', 'give', 'banana']);
    await expect(args.onRestore).toHaveBeenCalledWith(['yes']);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Removed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove yes' }));

    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByText('The sentence was removed.')).toBeVisible();
  },
};

export const AllRemovedAndBack: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
    await expect(screen.getByText(/^No sentences yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await expect(screen.getByText('All sentences are back.')).toBeVisible();
  },
};

export const NotCopied: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const fallback = spyOn(document, 'execCommand').mockReturnValue(false);

    await userEvent.click(await screen.findByRole('button', { name: 'Copy all' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('could not be copied'));
    copy.mockRestore();
    fallback.mockRestore();
  },
};

export const Exported: Story = {
  play: async () => {
    const createUrl = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const text = 'please give banana\nKanzi chase Sue outdoors now please and hide\nyes\n';

    await userEvent.click(await screen.findByRole('button', { name: 'Save as text file' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('saved to your downloads'));
    const file = createUrl.mock.calls[0]?.[0];
    await expect(file instanceof Blob ? await file.text() : undefined).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Copy all' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The sentences were copied.'));
    await expect(copy).toHaveBeenCalledWith(text);
    createUrl.mockRestore();
    copy.mockRestore();
  },
};
