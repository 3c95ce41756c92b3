import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout';
import meta from './AdminLayout.stories';

export default {
  component: AdminLayout,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: meta.args,
} satisfies Meta<typeof AdminLayout>;

type Story = StoryObj<typeof AdminLayout>;

/** A button that takes back what it has just done. */
function Page() {
  const [isActive, setIsActive] = useState(true);
  return <Button onClick={() => setIsActive(!isActive)}>{isActive ? 'Deactivate' : 'Activate'}</Button>;
}

/** A button that changes its meaning is not pressed twice by a double-click, nor by “Enter” twice. */
export const ChangedMeaning: Story = {
  args: { children: <Page /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    canvas.getByRole('button', { name: 'Deactivate' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: 'Activate' });
    await userEvent.click(canvas.getByRole('main'));
    await userEvent.dblClick(button);

    await expect(button).toHaveTextContent('Deactivate');
  },
};
