import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DiscountField } from './DiscountField';
import type { DiscountEntry } from './discount-entry.types';

const meta = {
  component: DiscountField,
  parameters: {
    docs: {
      description: { component: 'Where a buyer enters a discount code, in the first step of the checkout.' },
    },
  },
  args: { entry: { kind: 'typed', code: '' }, onChange: fn(), onApply: fn(), disabled: false },
  render: function Entering(args) {
    const [entry, setEntry] = useState(args.entry);
    const onChange = (code: string) => {
      args.onChange(code);
      setEntry({ kind: 'typed', code });
    };
    return <DiscountField {...args} entry={entry} onChange={onChange} />;
  },
} satisfies Meta<typeof DiscountField>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a discount code' }));

export const Closed: Story = {};

/** The button wraps below the field rather than making a phone's page wider than its window. */
export const LargeText: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Field) => (
      <Box sx={{ width: 'min-content' }}>
        <Field />
      </Box>
    ),
  ],
  args: { entry: { kind: 'rejected', code: 'NOPE', message: 'This code cannot be used.' } },
  play: async ({ canvasElement }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const form = within(canvasElement).getByLabelText('Discount code').closest('form');
      await expect(form?.getBoundingClientRect().width).toBeLessThanOrEqual(280);
    } finally {
      style.fontSize = '';
    }
  },
};

/** Enter applies the code, too. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    const field = canvas.getByLabelText('Discount code');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Apply discount code' })).toBeDisabled();

    await userEvent.type(field, 'SPRING10{Enter}');

    await expect(args.onChange).toHaveBeenLastCalledWith('SPRING10');
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    field.blur();
  },
};
/** Pressed again, it does not ask twice. */
export const Checking: Story = {
  args: { entry: { kind: 'checking', code: 'SPRING10' } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /discount code$/ });

    await userEvent.click(button);

    await expect(args.onApply).not.toHaveBeenCalled();
    button.blur();
  },
};
export const Applied: Story = {
  args: { entry: { kind: 'applied', code: 'SPRING10', cents: 530 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByLabelText('Discount code')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('status')).toHaveTextContent('The code SPRING10 was applied.');
  },
};
export const Removed: Story = {
  args: { entry: { kind: 'applied', code: 'SPRING10', cents: 530 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Remove discount code' }));

    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Discount code')).toHaveFocus();
    canvas.getByLabelText('Discount code').blur();
  },
};
const rejected: DiscountEntry = {
  kind: 'rejected',
  code: 'SPRING1',
  message:
    'We do not recognize this discount code, or it can no longer be used. Check the code, or continue without it.',
  takesFocus: true,
};

/** Rejects the code that is applied. */
function RejectingField(props: ComponentProps<typeof DiscountField>) {
  const [entry, setEntry] = useState<DiscountEntry>({ kind: 'typed', code: rejected.code });
  return <DiscountField {...props} entry={entry} onApply={() => setEntry(rejected)} />;
}

export const Rejected: Story = {
  render: (args) => <RejectingField {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Discount code');

    await userEvent.click(canvas.getByRole('button', { name: 'Apply discount code' }));

    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/We do not recognize this discount code/);
    field.blur();
  },
};
export const RejectedOnPhone: Story = { render: Rejected.render, play: Rejected.play };
/** The code was refused because the cart has changed, so the focus stays where that was done. */
export const RejectedForCart: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { entry: { ...rejected, takesFocus: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Discount code')).not.toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove discount code' }));

    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};
export const Disabled: Story = {
  args: { entry: { kind: 'applied', code: 'SPRING10', cents: 530 }, disabled: true },
};
