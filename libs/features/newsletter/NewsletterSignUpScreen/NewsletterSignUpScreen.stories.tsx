import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewsletterSignUpScreen } from './NewsletterSignUpScreen';
import type { NewsletterSignUpState } from './NewsletterSignUpScreen';

const meta = {
  component: NewsletterSignUpScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Signs a reader up for the newsletter.',
      accessibility: [
        'Works without JavaScript, too; an error is bound to the field and focuses it.',
        'The answer takes the focus and is announced as a status. It is the same for every address, so that it reveals nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready' },
    onSubscribe: fn(),
    links: { newsletter: '/newsletter', posts: '/posts', privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof NewsletterSignUpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
    await expect(form.method).toBe('post');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@x{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address.'),
    );
    await expect(canvas.getByLabelText('Email')).toHaveFocus();

    await userEvent.type(canvas.getByLabelText('Email'), '.example.org{Enter}');

    await waitFor(() => expect(args.onSubscribe).toHaveBeenCalledTimes(1));
    await expect(args.onSubscribe).toHaveBeenCalledWith({ email: 'ada@x.example.org' });
  },
};
export const ReadyOnPhone: Story = {};
export const Processing: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { kind: 'processing' }, values: { email: 'ada.nguyen@example.org' } },
};
export const Off: Story = {
  args: { state: { kind: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};
export const Sent: Story = { args: { state: { kind: 'sent' }, values: { email: 'ada.nguyen@example.org' } } };
/** The form was posted without JavaScript. */
export const Failed: Story = {
  args: {
    state: { kind: 'failed', message: 'Invalid email address.' },
    values: { email: 'ada.nguyen' },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email');
    await expect(field).toHaveValue('ada.nguyen');
    await expect(field).toHaveAccessibleDescription('Invalid email address.');
    await expect(field).toHaveFocus();
    field.blur();
  },
};

/** Answers the press with a result, as the server does. */
const answerWith = (result: NewsletterSignUpState): Story => ({
  render: function Page(args) {
    const [state, setState] = useState<NewsletterSignUpState>({ kind: 'ready' });
    const subscribe = () => {
      flushSync(() => setState({ kind: 'processing' }));
      setState(result);
    };
    return <NewsletterSignUpScreen {...args} state={state} isAnswer onSubscribe={subscribe} />;
  },
});

export const Answered: Story = {
  ...answerWith({ kind: 'sent' }),
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}');

    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};
export const Refused: Story = {
  ...answerWith({ kind: 'failed', message: 'Please try again.' }),
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');

    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));

    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please try again.');
  },
};
