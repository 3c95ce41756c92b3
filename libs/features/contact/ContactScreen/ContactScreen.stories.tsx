import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ContactScreen } from './ContactScreen';
import type { ContactState } from './ContactScreen';

const emailMessage = {
  to: 'info@paniscus.example',
  subject: 'A question about signs',
  body: 'Dear all,\n\nmay our class print the board?\n\nAda Nguyen\nada@example.org',
};
const sent: ContactState = {
  kind: 'sent',
  emailMessage,
  href: 'mailto:info@paniscus.example?subject=A',
  hasBody: true,
  copyState: 'idle',
};

const meta = {
  component: ContactScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Contact form that opens a prefilled email in the visitor’s own mail program.',
      accessibility: [
        'The result appears below the button and is announced; it can be copied where no email app opens.',
        'Without JavaScript the form is hidden, and the addresses beside it remain.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready' }, messageNumber: 0, onSend: fn(), onCopy: fn(), onStartAnother: fn() },
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Ready: Story = {};
export const Blank: Story = {};
export const BlankOnPhone: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ada Nguyen');
    await userEvent.type(canvas.getByLabelText('Your email'), 'ada@example.org');
    await userEvent.type(canvas.getByLabelText('Subject'), 'A question');
    await userEvent.type(canvas.getByLabelText(/^Your message/), 'May our class print the board?');

    await press(canvasElement, 'Open my email app');

    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Open my email app');

    await expect(await within(canvasElement).findByText('Name is required.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { state: sent },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Copy the message');

    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
};
export const SentOnPhone: Story = {
  args: { state: sent },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveFocus());
  },
};
export const SentTooLong: Story = { args: { state: { ...sent, hasBody: false } } };
export const SentCopied: Story = { args: { state: { ...sent, copyState: 'copied' } } };
export const SentNotCopied: Story = { args: { state: { ...sent, copyState: 'failed' } } };
