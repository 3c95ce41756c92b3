import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
/** Pastes text that was copied in a document. */
function paste(area: HTMLTextAreaElement, html: string, plain: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
/** Headings, lists and links of a document stay, and Undo takes them back at once. */
export const PastedDocument: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText<HTMLTextAreaElement>('Content');
    area.focus();
    area.setSelectionRange(10, 10);

    paste(
      area,
      '<h2>Figs</h2><p>Ripe, says <a href="https://example.org">Rose</a>.</p>',
      'Figs\nRipe, says Rose.',
    );

    await waitFor(() =>
      expect(area).toHaveValue('a ripe fig\n\n## Figs\n\nRipe, says [Rose](https://example.org).\n\n'),
    );
    document.execCommand('undo');
    await expect(area).toHaveValue('a ripe fig');
  },
};
export const PastedWord: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText<HTMLTextAreaElement>('Content');
    area.focus();
    area.setSelectionRange(2, 6);

    paste(area, '<p><b>sweet</b></p>', 'sweet');

    await waitFor(() => expect(area).toHaveValue('a **sweet** fig'));
  },
};
