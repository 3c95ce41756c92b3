import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FindOrderScreen } from './FindOrderScreen';

const meta = {
  component: FindOrderScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Sends a buyer a new link to the order page.',
      accessibility: [
        'The answer is announced as a status. It is the same for every address, so that it reveals nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready' }, onFind: fn(), links: { store: '/store' } },
} satisfies Meta<typeof FindOrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Send me the link' }));

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Order number'), 'PN-000017');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada.nguyen@example.org');

    await send(canvasElement);
    await send(canvasElement);

    await waitFor(() => expect(args.onFind).toHaveBeenCalledTimes(1));
    await expect(args.onFind).toHaveBeenCalledWith({
      number: 'PN-000017',
      email: 'ada.nguyen@example.org',
    });
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await send(canvasElement);

    await expect(await canvas.findByText('Order number is required.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeValid();
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

export const Processing: Story = { args: { state: { kind: 'processing' } } };
export const Sent: Story = {
  args: { state: { kind: 'sent' } },
  play: async ({ canvasElement }) => {
    const result = within(canvasElement).getByRole('status');
    await expect(result).toHaveTextContent(/If an order matches this number and email address/);
    await waitFor(() => expect(result).toHaveFocus());
  },
};
export const Failed: Story = {
  args: {
    state: { kind: 'failed', message: 'Too many attempts. Please wait a minute and try again.' },
    values: { number: 'PN-000017', email: 'ada.nguyen@example.org' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Order number')).toHaveValue('PN-000017');
  },
};
