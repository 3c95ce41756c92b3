import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { DialogCloseButton } from '../../feedback/ModalDialog/DialogCloseButton';
import { ModalDialog } from '../../feedback/ModalDialog/ModalDialog';
import { ResultSnackbar } from './ResultSnackbar';

const meta = {
  component: ResultSnackbar,
  parameters: {
    guide: {
      purpose: 'Tells staff what an action in a list has done, at the edge of the window.',
      do: [
        'Pass `action` with a small outlined “Undo” button when it can be undone.',
        'Set `key` to the result, so that each result opens it again.',
      ],
      dont: [
        'Report a failure in it; use `Alert` where the action is.',
        'Use it for what a person must read before going on.',
      ],
      accessibility: [
        'Announced as a status; the focus stays where it is, and is scrolled out from under it.',
        'Stays until it is closed with the button or Escape: there is no time limit.',
      ],
      themeSlots: ['MuiSnackbar', 'MuiAlert'],
      mui: ['Alert', 'Button', 'GlobalStyles', 'Snackbar', 'Stack'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Figure deleted.' },
} satisfies Meta<typeof ResultSnackbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Undo: Story = {
  args: {
    action: (
      <Button variant="outlined" color="inherit" size="small">
        Undo
      </Button>
    ),
  },
};
export const UndoOnPhone: Story = { args: Undo.args };
/** A dialog that is opened later covers it, not the reverse. */
export const BelowDialog: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <ResultSnackbar {...args} />
      <ModalDialog open title="Details" actions={<DialogCloseButton />} onClose={() => undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByText('Figure deleted.');
    const dialog = await screen.findByRole('dialog', { name: 'Details' });
    const getLevel = (element: HTMLElement, root: string) =>
      Number(getComputedStyle(element.closest(root) ?? element).zIndex);

    await expect(getLevel(message, '.MuiSnackbar-root')).toBeLessThan(getLevel(dialog, '.MuiDialog-root'));
  },
};
/** What has been done last takes the place of what was done before. */
export const Replaced: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <ResultSnackbar>Draft saved.</ResultSnackbar>
      <ResultSnackbar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByText('Draft saved.')).toBeNull());

    await expect(canvas.getByText('Figure deleted.')).toBeVisible();
  },
};
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
