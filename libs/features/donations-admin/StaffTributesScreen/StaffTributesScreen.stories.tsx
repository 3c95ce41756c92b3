import { aStaffTribute } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffTributesScreen } from './StaffTributesScreen';

const card = {
  name: 'Minh Nguyen',
  email: 'minh.nguyen@example.org',
  message: 'Grandmother would have liked the bonobos.\nWith love, Ada',
  sent_at: '2026-11-03T10:06:00Z',
};
const tributes = [
  aStaffTribute({ card }),
  aStaffTribute({
    id: 6,
    kind: 'honor',
    name: 'Grace Okoro',
    from: 'Ben Meyer',
    wall_line: 'Forty years of patience with apes of every kind.',
    wall_state: 'shown',
  }),
  aStaffTribute({ id: 5, name: 'Rex', wall_line: 'Cheap watches at example.com', wall_state: 'declined' }),
  aStaffTribute({
    id: 4,
    name: 'Rosa Diaz',
    wall_line: '',
    wall_state: 'none',
    card: { ...card, sent_at: null },
  }),
];
const decidedAs = (wall_state: 'shown' | 'declined') =>
  tributes.map((tribute) => (tribute.id === 7 ? { ...tribute, wall_state } : tribute));

const meta = {
  component: StaffTributesScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose:
        'Tributes that wait for review before they appear on the memory wall, and those already decided, for staff.',
      accessibility: [
        'Each decision names the person whose message it is about for screen readers.',
        'The result is announced, in view wherever the focus goes.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', tributes, olderHref: '/tributes?cursor=4' },
    wallState: '',
    waitingCount: 1,
    onFilter: fn(),
    onDecide: fn(),
    bulk: { run: undefined, onRun: fn() },
    links: {
      donation: (id) => `/donations/${id}`,
      donations: '/donations',
      recurringDonations: '/monthly-gifts',
      tributes: '/tributes',
      funds: '/funds',
    },
  },
} satisfies Meta<typeof StaffTributesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the tributes' } } };
export const Empty: Story = { args: { state: { kind: 'empty' }, waitingCount: 0 } };
export const EmptyFiltered: Story = {
  args: { state: { kind: 'empty' }, wallState: 'waiting', waitingCount: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Memory wall'), 'Declined');

    await expect(args.onFilter).toHaveBeenCalledWith('declined');
  },
};

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /the message for Rosa Diaz$/ })).toBeNull();

    await userEvent.click(
      canvas.getByRole('button', { name: 'Show on the wall the message for Linh Nguyen' }),
    );
    await expect(args.onDecide).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }), 'shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the message for Grace Okoro' }));

    await expect(args.onDecide).toHaveBeenLastCalledWith(expect.objectContaining({ id: 6 }), 'declined');
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyShown: Story = {
  args: { state: { kind: 'ready', tributes: decidedAs('shown'), decidedId: 7 }, waitingCount: 0 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^The message for .*Linh Nguyen.* is on the memory wall\.$/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Decline the message for Linh Nguyen' }));

    await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }), 'declined');
  },
};
export const ReadyDeclined: Story = {
  args: { state: { kind: 'ready', tributes: decidedAs('declined'), decidedId: 7 }, waitingCount: 0 },
  play: () => (document.activeElement as HTMLElement).blur(),
};
export const Processing: Story = {
  args: { state: { kind: 'processing', tributes, tributeId: 7 } },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
export const Refused: Story = {
  args: { state: { kind: 'refused', tributes, tributeId: 7, message: 'Your decision was not saved.' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};
export const ReadyLongText: Story = {
  args: {
    state: {
      kind: 'ready',
      tributes: [
        aStaffTribute({
          name: 'Maximiliana-Konstantinopolitania Wolfeschlegelsteinhausenbergerdorff',
          wall_line: 'Wolfeschlegelsteinhausen'.repeat(6).slice(0, 140),
          card: { ...card, message: 'So many words. '.repeat(33) },
        }),
      ],
    },
  },
};
export const ReadySelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 3' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Show on the wall' }));

    await expect(args.bulk.onRun).toHaveBeenCalledWith('shown', tributes.slice(0, 3));
    const box = canvas.getByRole('checkbox', { name: 'Select Rex' });
    await userEvent.click(box);
    box.blur();
  },
};
export const ReadySelectedOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Select Rex' });
    await userEvent.click(box);
    box.blur();
  },
};
