import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FindDonorPortalScreen } from './FindDonorPortalScreen';

const meta = {
  component: FindDonorPortalScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Sends a donor a new link to the donor portal.',
      accessibility: [
        'The answer is announced as a status. It is the same for every address, so that it reveals nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready' }, onFind: fn(), links: { donate: '/donate' } },
} satisfies Meta<typeof FindDonorPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Send me the link' }));

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Email'), 'ada.nguyen@example.org');

    await send(canvasElement);
    await send(canvasElement);

    await waitFor(() => expect(args.onFind).toHaveBeenCalledTimes(1));
    await expect(args.onFind).toHaveBeenCalledWith({ email: 'ada.nguyen@example.org' });
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await send(canvasElement);

    await expect(await canvas.findByText('Invalid email address.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

export const Processing: Story = { args: { state: { kind: 'processing' } } };
export const Sent: Story = {
  args: { state: { kind: 'sent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^If we have a gift from this address/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Your request did not reach us. Please try again.' } },
};
