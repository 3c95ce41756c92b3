import type { Sentence } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  args: { isOpen: true, history, onPlay: fn(), onPutBack: fn(), onChange: fn(), onClose: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof HistoryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Empty: Story = { args: { history: [] } };

export const Played: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Hear it please give banana' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Put back yes' }));

    await expect(args.onPlay).toHaveBeenCalledWith(['please', 'give', 'banana']);
    await expect(args.onPutBack).toHaveBeenCalledWith(['yes']);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Remove yes' }));

    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('The sentence is removed.')).toBeVisible();
  },
};

export const AllRemovedAndBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all' }));
    await expect(canvas.getByText(/^No sentences yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
