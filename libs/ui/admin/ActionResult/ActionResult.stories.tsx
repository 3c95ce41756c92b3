import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ActionResult } from './ActionResult';

const meta = {
  component: ActionResult,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'Tells staff what an action in a list has done, or why it was refused.',
      do: [
        'Put it at the start of the list, because what was refused is read there.',
        'Render it only while `useShownResult` says so, when the list has dialogs.',
      ],
      dont: ['Render it below an open dialog; show what was refused in the dialog.'],
      accessibility: [
        'What was refused takes the focus; what was done is announced as a status and leaves the focus where it is.',
      ],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { state: { kind: 'ready', done: 'Figure deleted.' } },
} satisfies Meta<typeof ActionResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  args: {
    action: (
      <Button variant="outlined" color="inherit" size="small">
        Undo
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Figure deleted.');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: { state: { kind: 'refused', message: 'This fund has gifts, so it cannot be deleted.' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');

    await expect(alert).toHaveTextContent('This fund has gifts');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};
