import { createStripeStub } from '@paniscus/card';
import { aDonorPortalPage } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyDetailsForm } from '../DonorDetails/details-form.lazy';
import { DonorPortalScreen } from './DonorPortalScreen';

const page = aDonorPortalPage({ gifts: [], years: [] });
const action = { kind: 'details' } as const;

const meta = {
  component: DonorPortalScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'A donor changes the name and address for future receipts.' } },
  },
  loaders: [LazyDetailsForm.preload],
  args: {
    state: { kind: 'ready', page, open: action },
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

/** Saves at once, as the server would. */
function SavingScreen(props: ComponentProps<typeof DonorPortalScreen>) {
  const [state, setState] = useState(props.state);
  return (
    <DonorPortalScreen
      {...props}
      state={state}
      onDetailsChange={() => setState({ kind: 'done', page, action })}
    />
  );
}

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }));

/** The region follows the country. */
export const DetailsFilled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const lastName = await canvas.findByLabelText('Last Name');
    await expect(canvas.getByLabelText('First Name')).toHaveFocus();
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Byron');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'CA');
    await expect(await canvas.findByLabelText('Province')).toHaveValue('AB');
    const postalCode = canvas.getByLabelText('Postal code');
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, 'T2P 1J9');

    await save(canvasElement);

    await waitFor(() =>
      expect(args.onDetailsChange).toHaveBeenCalledWith({
        first_name: 'Ada',
        last_name: 'Byron',
        address_line1: '12 Forest Road',
        address_line2: '',
        city: 'Des Moines',
        region: 'AB',
        postal_code: 'T2P 1J9',
        country: 'CA',
      }),
    );
  },
};

export const DetailsInvalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByLabelText('First Name'));

    await save(canvasElement);

    await expect(await canvas.findByText('First Name must be at least 2 characters.')).toBeVisible();
    await expect(args.onDetailsChange).not.toHaveBeenCalled();
  },
};

export const DetailsProcessing: Story = { args: { state: { kind: 'processing', page, action } } };

export const DetailsRefused: Story = {
  args: {
    state: {
      kind: 'refused',
      page,
      action,
      message: 'The payment service is temporarily unavailable. Please try again.',
    },
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('The payment service is temporarily unavailable.');
  },
};

/** Where the form was long, its button is far from the result, which therefore takes the focus. */
export const DetailsSaved: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <SavingScreen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('City'), '{Enter}');

    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Your name and address are saved.');
  },
};

export const DetailsDone: Story = {
  args: { state: { kind: 'done', page, action } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your name and address are saved.');

    await userEvent.click(canvas.getByRole('button', { name: 'Change name or address' }));

    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'details' });
  },
};
