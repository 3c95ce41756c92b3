import { aNewsletterIssue } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SendablePost } from './staff-newsletter.types';
import { StaffNewsletterScreen } from './StaffNewsletterScreen';
import { respond, SendingScreen } from './testing/SendingScreen';

const posts: SendablePost[] = [
  { id: 9, title: 'Rain in the forest', publishedAt: '2026-11-20T15:00:00Z' },
  {
    id: 8,
    title: 'A new school by the river',
    publishedAt: '2026-11-12T15:00:00Z',
    issue: aNewsletterIssue({ post_id: 8, completed_at: null, recipients: 100, waiting: 60 }),
  },
  {
    id: 7,
    title: 'Morning with the bonobos',
    publishedAt: '2026-11-02T15:00:00Z',
    issue: aNewsletterIssue(),
  },
];
const listed = { subscribers: 1204, pending: 1, posts, hasMore: false };

const meta = {
  component: StaffNewsletterScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Sends published posts to the subscribers of the newsletter.',
      accessibility: [
        '“Send” names the post for screen readers and asks for confirmation in a dialog.',
        'The result is announced as a status.',
      ],
    } satisfies ScreenGuide,
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

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send Rain in the forest' }));
  return screen.findByRole('dialog', { name: 'Send this post?' });
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the newsletter' } },
};
export const Off: Story = { args: { state: { kind: 'off' } } };
export const Empty: Story = {
  args: { state: { kind: 'ready', ...listed, subscribers: 0, pending: 0, posts: [] } },
};
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('1,204 people have subscribed. 1 person has not confirmed their email address yet.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Send / })).toHaveLength(1);
    await expect(canvas.getByText('To 100 people, by Lin · 60 emails waiting')).toBeVisible();
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithoutSubscribers: Story = {
  args: { state: { kind: 'ready', ...listed, subscribers: 0, pending: 0, posts: posts.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Send Rain in the forest' }),
    ).toBeDisabled();
  },
};
export const ReadyWithOlder: Story = {
  args: { state: { kind: 'ready', ...listed, hasMore: true } },
  play: async ({ canvasElement, args }) => {
    const older = within(canvasElement).getByRole('button', { name: 'Older posts' });
    await userEvent.click(older);
    older.blur();

    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const ReadyRequested: Story = {
  args: { requested: { id: 2, title: 'An old post', publishedAt: '2026-01-02T15:00:00Z' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Send this post?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to 1,204 people' }));

    await expect(args.onSend).toHaveBeenCalledWith(args.requested);
  },
};
export const ReadyRequestedAgain: Story = {
  args: { requested: posts[2] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      '“Morning with the bonobos” was already sent to the subscribers.',
    );
  },
};
export const ReadyConfirming: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await expect(within(dialog).getByRole('button', { name: 'Send to 1,204 people' })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** The dialog closes even if another press has opened it again meanwhile. */
export const ReadySent: Story = {
  render: (args) => <SendingScreen {...args} />,
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to 1,204 people' }));
    await expect(args.onSend).toHaveBeenCalledWith(posts[0]);

    await openDialog(canvasElement);
    respond();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Processing: Story = { args: { state: { kind: 'processing', ...listed } } };
export const Refused: Story = {
  args: {
    state: { kind: 'refused', ...listed, message: 'This post was already sent to the subscribers.' },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};
