import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NewsletterLinkScreen } from './NewsletterLinkScreen';

const email = 'ada.nguyen@example.org';

const meta = {
  component: NewsletterLinkScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Confirms or ends a newsletter subscription, without a script.',
      accessibility: [
        'Plain forms that need no JavaScript. Opening the page changes nothing; only the button does.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'pending', email }, links: { home: '/', newsletter: '/newsletter' } },
} satisfies Meta<typeof NewsletterLinkScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole<HTMLButtonElement>('button', {
      name: 'Confirm my subscription',
    });
    await expect([button.form?.method, button.name, button.value]).toEqual(['post', 'intent', 'confirm']);
  },
};
export const Confirmed: Story = { args: { state: { kind: 'confirmed', email } } };
export const Subscribed: Story = {
  args: { state: { kind: 'subscribed', email } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Unsubscribe' })).toHaveValue(
      'unsubscribe',
    );
  },
};
export const Unsubscribed: Story = { args: { state: { kind: 'unsubscribed' } } };
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
export const Failed: Story = { args: { state: { kind: 'failed' } } };
