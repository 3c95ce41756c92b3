import { createStripeStub } from '@paniscus/card';
import { aDonorPortalPage } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonorPortalScreen } from './DonorPortalScreen';

const meta = {
  component: DonorPortalScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'A donor hides or shows the name on all gifts.' } },
  },
  args: {
    state: { kind: 'ready', page: aDonorPortalPage() },
    stripe: createStripeStub('blank'),
    onOpen: fn(),
    onAction: fn(),
    onAnonymityChange: fn(),
    onDetailsChange: fn(),
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

export const ReadyAnonymous: Story = {
  args: { state: { kind: 'ready', page: aDonorPortalPage({ anonymity: 'some' }) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Show my name'));
    await userEvent.click(button(canvasElement, 'Hide my name'));

    await expect(args.onAnonymityChange).toHaveBeenNthCalledWith(1, false);
    await expect(args.onAnonymityChange).toHaveBeenLastCalledWith(true);
  },
};
/** The result takes the focus, because its button disappears. */
export const DoneAnonymous: Story = {
  args: {
    state: {
      kind: 'done',
      page: aDonorPortalPage({ anonymity: 'all' }),
      action: { kind: 'anonymity' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
    await expect(within(canvasElement).getByText(/as do cards sent before you hid it\.$/)).toBeVisible();
  },
};
export const RefusedAnonymous: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: {
      kind: 'refused',
      page: aDonorPortalPage(),
      action: { kind: 'anonymity' },
      message: 'Your request did not reach us. Please try again.',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
    await expect(button(canvasElement, 'Hide my name')).toBeEnabled();
  },
};
