import { aDashboard } from '@paniscus/fixtures';
import { preloadBarChart } from '@paniscus/ui';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';

const posts = {
  scheduled: [
    { id: 12, title: 'Blackberries before noon', publish_at: '2026-11-28T14:00:00Z' },
    { id: 14, title: 'A letter from the forest of the Congo basin', publish_at: '2026-12-05T14:00:00Z' },
  ],
  scheduledCount: 2,
  draftCount: 3,
};
const noPosts = { scheduled: [], scheduledCount: 0, draftCount: 0 };

const meta = {
  component: DashboardScreen,
  loaders: [preloadBarChart],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'The first page of staff; editors and authors see only the posts.',
      accessibility: [
        'The chart has a text summary, and its values are in a table.',
        'Tasks are a list of links, in order of urgency.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', posts, figures: aDashboard() },
    links: {
      orders: (attention) => `/orders?attention=${attention}`,
      donations: (attention) => `/donations?attention=${attention}`,
      waitingTributes: '/tributes?wall_state=waiting',
      createPost: '/create-post',
      editPost: (id) => `/edit-post/${id}`,
      drafts: '/django-posts?status=draft',
      scheduled: '/django-posts?status=scheduled',
    },
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the dashboard' } } };
export const Empty: Story = {
  args: {
    state: {
      kind: 'ready',
      posts: noPosts,
      figures: aDashboard({
        tasks: [],
        months: aDashboard().months.map(({ month }) => ({
          month,
          sales_cents: 0,
          donations_cents: 0,
          refunded_cents: 0,
        })),
        system: aDashboard().system.map((part) =>
          part.part === 'database' || part.part === 'jobs'
            ? { ...part, state: 'ok', count: 0, last_at: null }
            : { ...part, state: 'unknown', count: 0, last_at: null },
        ),
      }),
    },
  },
};
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: /2 orders need review/ })).toHaveAttribute(
      'href',
      '/orders?attention=review',
    );
    await userEvent.click(canvas.getByText('As a table'));

    await expect(canvas.getByRole('row', { name: 'November 2026 $2,985.00 $1,040.00 $0.00' })).toBeVisible();
  },
};
/** Disputes come first; after the deadline, the bank decides without our response. */
export const ReadyWithDisputes: Story = {
  args: {
    state: {
      kind: 'ready',
      posts,
      figures: aDashboard({
        tasks: [
          { kind: 'order-disputes', count: 1, due_at: '2026-12-03T23:59:00Z' },
          { kind: 'donation-disputes', count: 2, due_at: '2026-12-07T23:59:00Z' },
          ...aDashboard().tasks,
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /1 order with a disputed payment/ });

    await expect(link).toHaveAttribute('href', '/orders?attention=dispute');
    await expect(link).toHaveTextContent('Respond in the Stripe dashboard by December 3, 2026');
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyAsStaff: Story = { args: { state: { kind: 'ready', posts } } };
