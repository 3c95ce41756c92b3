import { createStripeStub } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DonorPortalScreen } from './DonorPortalScreen';

const getPage = (...gifts: Partial<RecurringDonation>[]) =>
  aDonorPortalPage({
    monthly_gifts: gifts.map((changes, at) => aRecurringDonation({ id: 7 + at, ...changes })),
  });
const ready = (...gifts: Partial<RecurringDonation>[]) =>
  ({ kind: 'ready', page: getPage(...gifts) }) as const;

const meta = {
  component: DonorPortalScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready({}),
    stripe: createStripeStub('blank'),
    onOpen: fn(),
    onAction: fn(),
    onRevoke: fn(),
    links: {
      donate: '/donate',
      findGiving: '/find-giving',
      receipt: (token: string) => `/receipt/${token}`,
      year: (year: number) => `/giving/sample/${year}`,
    },
  },
} satisfies Meta<typeof DonorPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The next charge is on May 21, 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Summary of 2026' })).toBeVisible();

    await userEvent.click(button(canvasElement, 'Pause'));

    await expect(args.onOpen).toHaveBeenCalledWith({ action: 'pause', giftId: 7 });
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithoutMonthly: Story = { args: { state: ready() } };
export const Revoked: Story = { args: { state: { kind: 'revoked', email: 'ada.nguyen@example.org' } } };
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      page: aDonorPortalPage({
        name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maria Anna Wilhelmina',
        email: `${'maria.anna.wilhelmina.'.repeat(3)}featherstonehaugh@a-long-domain.example.org`,
        monthly_gifts: [aRecurringDonation({ gift_cents: 99_999_999, amount_cents: 99_999_999 })],
      }),
    },
  },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load your gifts' } },
};
