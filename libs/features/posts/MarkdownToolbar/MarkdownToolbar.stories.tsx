import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MarkdownToolbar } from './MarkdownToolbar';

const onInput = fn();

const meta = {
  component: MarkdownToolbar,
  parameters: { docs: { description: { component: 'Buttons and shortcuts that format a selection.' } } },
  args: {
    disabled: false,
    children: (
      <OutlinedInput
        inputComponent="textarea"
        defaultValue="a ripe fig"
        onChange={({ target }) => onInput(target.value)}
        slotProps={{ input: { 'aria-label': 'Content' } }}
      />
    ),
  },
} satisfies Meta<typeof MarkdownToolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText<HTMLTextAreaElement>('Content');
    area.focus();
    area.setSelectionRange(2, 6);

    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(area).toHaveValue('a **ripe** fig');
    await expect(onInput).toHaveBeenLastCalledWith('a **ripe** fig');
    await expect(area).toHaveFocus();

    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(area).toHaveValue('a ripe fig');
  },
};
/** Undo of the browser takes the format back, and what was typed before it. */
export const Undone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText<HTMLTextAreaElement>('Content');
    area.focus();
    area.setSelectionRange(10, 10);
    document.execCommand('insertText', false, 's');
    area.setSelectionRange(0, 11);
    for (const name of ['Bold', 'List', 'List']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(area).toHaveValue('**a ripe figs**');

    for (const value of ['- **a ripe figs**', '**a ripe figs**', 'a ripe figs', 'a ripe fig']) {
      document.execCommand('undo');
      await expect(area).toHaveValue(value);
    }
  },
};
export const DefaultOnPhone: Story = {};
export const Disabled: Story = { args: { disabled: true } };
