import { somePersonalData } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersonalDataScreen } from './PersonalDataScreen';

const data = somePersonalData();
const blockers = [
  { kind: 'order', id: 9, about: 'PN-000009' },
  { kind: 'donation', id: 21, about: '21' },
  { kind: 'recurring_donation', id: 3, about: '3' },
  { kind: 'email', id: 80, about: 'order-confirmation' },
] as const;

const meta = {
  component: PersonalDataScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Requests to see or to erase personal data, for administrators.',
      accessibility: [
        'What was found is announced as a status.',
        'Erasing must be confirmed by typing the address again.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'found', data },
    onFind: fn(),
    onDownload: fn(),
    onErase: fn(),
    links: {
      staffOrder: (id: number) => `/orders/${id}`,
      staffDonation: (id: number) => `/donations/${id}`,
      staffRecurringDonations: '/monthly-gifts',
    },
  },
} satisfies Meta<typeof PersonalDataScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { state: { kind: 'idle' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Look up' }));
    await expect(canvas.getByText('Invalid email address.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}');

    await expect(args.onFind).toHaveBeenCalledWith('ada@example.org');
  },
};
export const Processing: Story = { args: { state: { kind: 'processing' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The search did not work. Please try again.' } },
};
export const Empty: Story = { args: { state: { kind: 'empty', email: 'nobody@example.org' } } };
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('We hold data about ada@example.org.')).toHaveRole('status');
    const confirmation = canvas.getByRole('textbox', { name: 'Type their email address again' });

    await userEvent.click(canvas.getByRole('button', { name: 'Download everything as a file' }));
    await expect(args.onDownload).toHaveBeenCalledWith(data);
    await userEvent.type(confirmation, 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase permanently' }));
    await expect(canvas.getByText('This is not the same email address.')).toBeVisible();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, 'ADA@example.org{Enter}');

    await expect(args.onErase).toHaveBeenCalledWith({
      email: 'ada@example.org',
      confirmation: 'ADA@example.org',
    });
  },
};
export const FoundOnPhone: Story = {};
export const FoundBlocked: Story = {
  args: { state: { kind: 'found', data: somePersonalData({ blockers: [...blockers] }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: 'Order PN-000009' })).toHaveAttribute('href', '/orders/9');
    await expect(canvas.queryByRole('button', { name: 'Erase permanently' })).toBeNull();
  },
};
export const Erasing: Story = { args: { state: { kind: 'erasing', data } } };
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      data,
      message: 'Nothing was erased, because something about this person is still in progress.',
    },
  },
};
export const Erased: Story = {
  args: { state: { kind: 'erased', data } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText('We erased the personal data of ada@example.org from this site.');
    await expect(title.closest('[role="status"]')).toHaveTextContent(
      'Amounts, dates, receipt and order numbers, country and state stay',
    );
  },
};
/** Nothing stays of a person who only subscribed to the newsletter. */
export const ErasedSubscriber: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: { kind: 'erased', data: somePersonalData({ donations: [], orders: [], provider_records: [] }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Backups keep the personal data until they expire/)).toBeVisible();
    await expect(canvas.queryByText(/^Amounts/)).toBeNull();
  },
};
