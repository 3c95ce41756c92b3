import { aDiscountCode } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffDiscountsScreen } from './StaffDiscountsScreen';

const volunteers = aDiscountCode({
  id: 4,
  code: 'VOLUNTEER-7K2M',
  kind: 'fixed_amount',
  value: 500,
  minimum_cents: 2000,
  use_limit: 25,
  use_count: 25,
  discounted_cents: 12_500,
  status: 'used_up',
});
const codes = [
  aDiscountCode(),
  volunteers,
  aDiscountCode({
    id: 3,
    code: 'FRIENDS',
    starts_on: '2026-12-01',
    ends_on: null,
    status: 'scheduled',
    use_count: 0,
  }),
  aDiscountCode({ id: 2, code: 'SPRING10', starts_on: null, ends_on: '2026-05-31', status: 'expired' }),
  aDiscountCode({
    id: 1,
    code: 'WELCOME',
    starts_on: null,
    ends_on: null,
    status: 'inactive',
    is_active: false,
    use_count: 1,
    discounted_cents: 240,
  }),
];

const meta = {
  component: StaffDiscountsScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'The discount codes of the store, for staff.',
      accessibility: [
        'Buttons name the code that they change for screen readers.',
        'A code that was not saved keeps its dialog open, with what was typed.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready', codes }, onAction: fn(async () => true) },
} satisfies Meta<typeof StaffDiscountsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
async function openDialog(canvasElement: HTMLElement, button: string, name = button) {
  await press(canvasElement, button);
  return within(screen.getByRole('dialog', { name }));
}

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the discount codes' } },
};
export const Empty: Story = { args: { state: { kind: 'ready', codes: [] } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$5.00 off $20.00 or more')).toBeVisible();
    await expect(canvas.getByText('25 of 25 orders')).toBeVisible();

    await press(canvasElement, 'Deactivate VOLUNTEER-7K2M');
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'deactivate', code: volunteers });
    const activate = canvas.getByRole('button', { name: 'Activate WELCOME' });
    await userEvent.click(activate);

    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'activate', code: codes.at(-1) });
    activate.blur();
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyDone: Story = {
  args: { state: { kind: 'ready', codes, done: 'Discount code saved.' } },
};
export const ReadyAdding: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, 'Add a discount code');
    await userEvent.type(dialog.getByLabelText('Code'), 'thanks');
    await userEvent.type(dialog.getByLabelText('Percent off'), '101');
    await userEvent.click(dialog.getByRole('button', { name: 'Save discount code' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Percent off')).toHaveAccessibleDescription(
        'Percent off must be a whole number from 1 to 100.',
      ),
    );

    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Fixed amount');
    await expect(dialog.getByLabelText('Dollars off')).toBeVisible();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const ReadyEdited: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, 'Edit VOLUNTEER-7K2M');
    await userEvent.clear(dialog.getByLabelText('Number of orders'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save discount code' }));

    const form = {
      code: 'VOLUNTEER-7K2M',
      kind: 'fixed_amount',
      value: 500,
      minimum_cents: 2000,
      starts_on: '2026-11-27',
      ends_on: '2026-11-30',
      use_limit: null,
    };
    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith({ kind: 'update', code: volunteers, form }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Processing: Story = { args: { state: { kind: 'processing', codes } } };
export const Refused: Story = {
  args: { state: { kind: 'refused', codes, message: 'Nothing was changed. Please try again.' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};

/** The dialog keeps what was typed. */
export const RefusedAdding: Story = {
  args: {
    state: { kind: 'refused', codes, message: 'There is already a discount with this code.' },
    onAction: fn(async () => false),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement, 'Add a discount code');
    await userEvent.type(dialog.getByLabelText('Code'), 'SPRING10');
    await userEvent.type(dialog.getByLabelText('Percent off'), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Save discount code' }));

    await waitFor(() => expect(args.onAction).toHaveBeenCalled());
    await expect(dialog.getByText('There is already a discount with this code.')).toBeVisible();
    await expect(dialog.getByLabelText('Code')).toHaveValue('SPRING10');
  },
};
