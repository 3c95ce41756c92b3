import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TextEntryDialog } from './TextEntryDialog';

const meta: Meta<typeof TextEntryDialog> = {
  component: TextEntryDialog,
  parameters: {
    docs: { description: { component: 'Letters on the screen, for people who type with switches.' } },
  },
  args: { name: 'Find a word', onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog of a field with this text. */
const ofField = (value = ''): Story => ({
  loaders: [() => ({ field: Object.assign(document.createElement('input'), { value }) })],
  render: (args, { loaded }) => <TextEntryDialog {...args} field={loaded.field} />,
});

export const Empty: Story = ofField();
export const FilledOnPhone: Story = ofField('grandma');

export const Typed: Story = {
  ...ofField('hi'),
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, loaded }) => {
    for (const name of ['Delete', 'Space', 'o', 'Done'])
      await userEvent.click(await screen.findByRole('button', { name }));

    await expect(loaded.field).toHaveValue('h o');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Two presses before the dialog is rendered again. */
export const TypedQuickly: Story = {
  ...Typed,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ loaded }) => {
    const letters = within(await screen.findByRole('group', { name: 'Letters' }));
    for (const name of ['t', 's']) letters.getByRole('button', { name }).click();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));

    await expect(loaded.field).toHaveValue('hits');
  },
};
