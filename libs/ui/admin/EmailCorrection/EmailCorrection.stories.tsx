import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { EmailCorrection } from './EmailCorrection';

const meta = {
  component: EmailCorrection,
  parameters: {
    guide: {
      purpose: 'Button and dialog with which staff correct an address that the mail server refused.',
      do: ['Show it beside the reason why the record needs attention.'],
      dont: ['Offer it for an address that has not been refused: a typing error could cut off the person.'],
      accessibility: [
        'The dialog returns the focus to the button.',
        'An address that cannot be used is an error of its field, which gets the focus.',
      ],
      themeSlots: ['MuiAlert', 'MuiButton'],
      mui: ['Alert', 'Button'],
    } satisfies ComponentGuide,
  },
  args: {
    refused: 'ada@exmaple.org',
    validate: (typed) => (typed.includes('@') ? undefined : 'Invalid email address.'),
    isProcessing: false,
    onCorrect: fn(),
  },
} satisfies Meta<typeof EmailCorrection>;
export default meta;

type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Correct the address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct the email address' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    const field = dialog.getByLabelText('Email');
    await expect(field).toHaveValue('ada@exmaple.org');

    await userEvent.clear(field);
    await userEvent.type(field, 'ada@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct and send again' }));

    await waitFor(() => expect(args.onCorrect).toHaveBeenCalledWith('ada@example.org'));
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    const field = dialog.getByLabelText('Email');
    await userEvent.clear(field);

    await userEvent.click(dialog.getByRole('button', { name: 'Correct and send again' }));

    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('Invalid email address.')).toBeVisible();
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { message: 'We cannot send email to this address.' },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);

    await expect(dialog.getByRole('alert')).toHaveTextContent('We cannot send email to this address.');
  },
};
