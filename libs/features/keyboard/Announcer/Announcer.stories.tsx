import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Announcement } from '../keyboard.types';
import { Announcer } from './Announcer';

const meta = {
  component: Announcer,
  parameters: {
    docs: {
      description: {
        component: 'Live region of the keyboard that debounces announcements for screen readers.',
      },
    },
  },
  args: { announcement: { text: '', sequence: 0 } },
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Typist() {
  const [{ text, sequence }, setAnnouncement] = useState<Announcement>({ text: '', sequence: 0 });
  const emit = (next: string) => setAnnouncement({ text: next, sequence: sequence + 1 });
  return (
    <>
      {['banana', 'juice', 'now'].map((word) => (
        <Button key={word} variant="outlined" color="inherit" onClick={() => emit(`${word} added`)}>
          {word}
        </Button>
      ))}
      <Announcer announcement={{ text, sequence }} />
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
    const shown: string[] = [];
    const listener = new MutationObserver(() => shown.push(canvas.getByRole('status').textContent ?? ''));
    listener.observe(canvas.getByRole('status'), { childList: true, subtree: true });

    for (const word of ['banana', 'juice', 'now']) canvas.getByRole('button', { name: word }).click();

    await waitFor(() => expect(shown).toEqual(['now added']));
    listener.disconnect();
  },
};

export const AnnouncedTwice: Story = {
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
