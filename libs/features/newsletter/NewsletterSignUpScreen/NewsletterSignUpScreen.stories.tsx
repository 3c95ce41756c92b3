import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NewsletterSignUpScreen } from './NewsletterSignUpScreen';

const meta = {
  component: NewsletterSignUpScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Signs a reader up for the newsletter, without a script.',
      accessibility: [
        'A plain form that needs no JavaScript; its error is bound to the field.',
        'The answer is announced as a status. It is the same for every address, so that it reveals nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready' },
    links: { newsletter: '/newsletter', posts: '/posts', privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof NewsletterSignUpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
    await expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/newsletter']);
    await expect(within(form).getByLabelText('Email')).toBeRequired();
  },
};
export const ReadyOnPhone: Story = {};
export const Off: Story = {
  args: { state: { kind: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};
export const Sent: Story = { args: { state: { kind: 'sent', email: 'ada.nguyen@example.org' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', email: 'ada.nguyen', message: 'Invalid email address.' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email');
    await expect(field).toHaveValue('ada.nguyen');
    await expect(field).toHaveAccessibleDescription('Invalid email address.');
  },
};
