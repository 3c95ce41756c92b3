import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResultSnackbar } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout';
import meta from './AdminLayout.stories';

/** Ends with a button. */
function Page() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'end', minHeight: '100vh' }}>
      <Button onClick={() => setIsSaved(true)}>Save</Button>
      {isSaved ? <ResultSnackbar>Details saved.</ResultSnackbar> : null}
    </Box>
  );
}

export default {
  component: AdminLayout,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: { ...meta.args, children: <Page /> },
} satisfies Meta<typeof AdminLayout>;

type Story = StoryObj<typeof AdminLayout>;

/** A result does not cover the button that was pressed, and a press beside it does not close it: it may be a double-click's. */
export const ResultOverPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    const message = (await canvas.findByText('Details saved.')).closest<HTMLElement>('[role="status"]');
    const getTop = () => message?.getBoundingClientRect().top ?? 0;
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(getTop()));

    await userEvent.click(canvas.getByRole('main'));

    await expect(message).toBeVisible();
  },
};
export const ResultOverPageOnPhone: Story = { play: ResultOverPage.play };
