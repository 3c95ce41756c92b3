import { aNewsletterIssue } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StaffNewsletterScreen } from './StaffNewsletterScreen';
import { respond, SendingScreen } from './testing/SendingScreen';

const rain = { id: 9, title: 'Rain in the forest', publishedAt: '2026-11-20T15:00:00Z' };
const listed = { subscribers: 1204, pending: 1, posts: [rain], hasMore: false };

const meta = {
  component: StaffNewsletterScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    docs: { description: { component: 'A post reaches each subscriber once, however often it is sent.' } },
    chromatic: { disableSnapshot: true },
  },
  args: {
    state: { kind: 'ready', ...listed },
    onSend: fn(),
    onMore: fn(),
    links: { newsletter: '/newsletter' },
  },
} satisfies Meta<typeof StaffNewsletterScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A post that was unpublished before it reached everybody. */
export const Stopped: Story = {
  args: {
    state: {
      kind: 'ready',
      ...listed,
      posts: [{ ...rain, issue: aNewsletterIssue({ recipients: 1, stopped: 2 }) }],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('To 1 person, by Lin · Unpublished before it reached 2 people'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Rain in the forest' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this post?' });
    await expect(dialog).toHaveTextContent('Now it goes to the 2 people it did not reach.');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to 2 people' }));

    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const RequestedSent: Story = {
  args: { requested: rain },
  render: (args) => <SendingScreen {...args} />,
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to 1,204 people' }));
    respond();

    await canvas.findByText('The emails are on their way.');
    await expect(canvas.queryByText(/was already sent/)).toBeNull();
  },
};
