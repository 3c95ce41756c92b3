import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout';
import meta from './AdminLayout.stories';

export default {
  component: AdminLayout,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: meta.args,
} satisfies Meta<typeof AdminLayout>;

type Story = StoryObj<typeof AdminLayout>;

/** A list of messages that leave it once they are decided. */
function Messages() {
  const [messages, setMessages] = useState(['First', 'Second', 'Third']);
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>
          <a href="#main">{message}</a>
          <Button onClick={() => setMessages(messages.filter((other) => other !== message))}>
            {`Decline ${message}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** When an item leaves its list, the focus goes to the next one, and after the last to the one before. */
export const NextItem: Story = {
  args: { children: <Messages /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const find = (message: string) => canvas.getByRole('button', { name: `Decline ${message}` });
    await userEvent.click(find('Second'));
    await waitFor(() => expect(find('Third')).toHaveFocus());

    await userEvent.click(find('Third'));
    await waitFor(() => expect(find('First')).toHaveFocus());

    await userEvent.click(find('First'));
    const main = canvas.getByRole('main');
    await waitFor(() => expect(main).toHaveFocus());
    main.blur();
  },
};

/** A list whose first item can be moved to its end. */
function Order() {
  const [funds, setFunds] = useState(['First', 'Second']);
  return (
    <ul>
      {funds.map((fund) => (
        <li key={fund}>
          <Button onClick={() => setFunds(funds.toReversed())}>{`Move ${fund}`}</Button>
        </li>
      ))}
    </ul>
  );
}

/** An item that changes its place has not left its list: its button keeps the focus. */
export const MovedItem: Story = {
  args: { children: <Order /> },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'));
    const button = page.getByRole('button', { name: 'Move First' });
    button.focus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(page.getAllByRole('listitem').at(-1)).toContainElement(button));
    await expect(button).toHaveFocus();
    button.blur();
  },
};
