import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TextEntryDialog } from './TextEntryDialog';

const createField = (value = '') => Object.assign(document.createElement('input'), { value });

const meta = {
  component: TextEntryDialog,
  parameters: {
    docs: { description: { component: 'Letters on the screen, for people who type with switches.' } },
  },
  args: { field: createField(), name: 'Find a word', onClose: fn() },
} satisfies Meta<typeof TextEntryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const FilledOnPhone: Story = { args: { field: createField('grandma') } };

export const Typed: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { field: createField('hi') },
  play: async ({ args }) => {
    for (const name of ['Delete', 'Space', 'o', 'Done'])
      await userEvent.click(await screen.findByRole('button', { name }));

    await expect(args.field).toHaveValue('h o');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
