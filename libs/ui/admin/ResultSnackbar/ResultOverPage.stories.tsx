import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ResultSnackbar } from './ResultSnackbar';

function Page({ canUndo }: { canUndo: boolean }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'end', minHeight: '100vh' }}>
      <Button onClick={() => setIsSaved(true)}>Save</Button>
      {isSaved ? (
        <ResultSnackbar action={canUndo ? <Button size="small">Undo</Button> : undefined}>
          Details saved.
        </ResultSnackbar>
      ) : null}
    </Box>
  );
}

/** A message over a page that ends with a button. */
const meta = {
  component: Page,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { canUndo: false },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button that was pressed is not covered, and the next press closes the message. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    const message = await canvas.findByRole('status');
    const getTop = () => message.getBoundingClientRect().top;
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(getTop()));

    await userEvent.click(canvasElement);

    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
export const SavedOnPhone: Story = { play: Saved.play };

/** What can be undone stays. */
export const WithUndo: Story = {
  args: { canUndo: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = await canvas.findByRole('status');

    await userEvent.click(canvasElement);

    await expect(message).toBeVisible();
  },
};
