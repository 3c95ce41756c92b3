import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@paniscus/ui';
import type { Announcement } from '../keyboard.types';
import { Announcer } from './Announcer';

const meta = {
  component: Announcer,
  args: { announcement: { text: '', turn: 0 } },
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Typist() {
  const [{ text, turn }, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 });
  const tell = (next: string) => setAnnouncement({ text: next, turn: turn + 1 });
  return (
    <>
      {['banana', 'juice', 'now'].map((word) => (
        <Button key={word} look="plain" onClick={() => tell(`${word} added`)}>
          {word}
        </Button>
      ))}
      <Announcer announcement={{ text, turn }} />
    </>
  );
}

export const Default: Story = {
  render: () => <Typist />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'banana' }));

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('banana added'));
  },
};

export const TypedFast: Story = {
  render: () => <Typist />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told: string[] = [];
    const listener = new MutationObserver(() => told.push(canvas.getByRole('status').textContent ?? ''));
    listener.observe(canvas.getByRole('status'), { childList: true, subtree: true });

    for (const word of ['banana', 'juice', 'now']) canvas.getByRole('button', { name: word }).click();

    await waitFor(() => expect(told).toEqual(['now added']));
    listener.disconnect();
  },
};

export const ToldTwice: Story = {
  render: () => <Typist />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banana = canvas.getByRole('button', { name: 'banana' });

    await userEvent.click(banana);
    await waitFor(() => expect(canvas.getByText('banana added')).toBeInTheDocument());
    const first = canvas.getByText('banana added');
    await userEvent.click(banana);

    await waitFor(() => expect(canvas.getByText('banana added')).not.toBe(first));
  },
};
