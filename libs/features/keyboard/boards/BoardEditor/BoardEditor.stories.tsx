import { buildDelta, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BoardEditor } from './BoardEditor';

function Remembering(props: ComponentProps<typeof BoardEditor>) {
  const [delta, setDelta] = useState(props.delta);
  return (
    <BoardEditor
      {...props}
      delta={delta}
      onDelta={(next) => {
        setDelta(next);
        props.onDelta(next);
      }}
    />
  );
}

const meta = {
  component: BoardEditor,
  args: { isOpen: true, delta: EMPTY_DELTA, onDelta: fn(), onClose: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof BoardEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyOnPhone: Story = {};
export const Filled: Story = {
  args: { delta: buildDelta((PANELS[1]?.lexigrams ?? []).slice(0, 40).map(({ key }) => key)) },
};
export const FilledOnPhone: Story = { args: Filled.args };

export const WordsPut: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Place 17' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search words' }), 'ban');
    await userEvent.click(await canvas.findByRole('button', { name: 'banana' }));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search words' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'give' }));

    const expected = EMPTY_DELTA.map((_, place) => ({ 16: 'banana', 17: 'give' })[place] ?? null);
    await expect(args.onDelta).toHaveBeenLastCalledWith(expected);
    await expect(canvas.getByText(/^give is on place 18\. Next is place 19: empty\.$/)).toBeVisible();
  },
};

export const WordMoved: Story = {
  args: { delta: buildDelta(['banana', 'give']) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grid = within(await canvas.findByRole('grid', { name: 'Places of Delta' }));

    await userEvent.click(grid.getByRole('button', { name: 'banana' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move it' }));
    await userEvent.click(grid.getByRole('button', { name: 'give' }));

    await expect(args.onDelta).toHaveBeenLastCalledWith(buildDelta(['give', 'banana']));
  },
};

export const ClearedAndBack: Story = {
  args: { delta: buildDelta(['banana', 'give']) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(args.onDelta).toHaveBeenLastCalledWith(EMPTY_DELTA);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await expect(args.onDelta).toHaveBeenLastCalledWith(buildDelta(['banana', 'give']));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

export const FilledFromPanel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.selectOptions(canvas.getByLabelText('Fill empty places from'), 'Panel Gamma');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));

    await expect(args.onDelta).toHaveBeenLastCalledWith(PANELS[2]?.lexigrams.map(({ key }) => key));
  },
};

export const NoSuchWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search words' }), 'xylophone');

    await expect(await canvas.findByText('The vocabulary has no such word.')).toBeVisible();
  },
};
