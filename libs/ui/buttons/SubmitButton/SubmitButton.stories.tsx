import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SubmitButton } from './SubmitButton';

const meta = {
  component: SubmitButton,
  parameters: {
    guide: {
      purpose: 'Button of a form or of an action that takes a while.',
      do: [
        'Set `loading` until the result is known.',
        'Label it with a verb and its object: “Place the order.”',
      ],
      dont: ['Disable it because a form is incomplete; let the submit explain.', 'Use it for links.'],
      accessibility: [
        'While loading it keeps the focus, has `aria-disabled` and `aria-busy`, and its name becomes “Processing....”',
        '`type` is `submit` by default; set `type="button"` outside forms.',
      ],
      themeSlots: ['MuiButton'],
      mui: ['Button'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Place the order', onClick: fn() },
} satisfies Meta<typeof SubmitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('type', 'submit');
  },
};
export const Processing: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Processing...' });

    await userEvent.click(button);

    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};
/** A double-click acts once, and submits a form once; so does “Enter” twice. */
export const DoublePress: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Form({ onClick, ...args }) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClick?.(event as never);
        }}
      >
        <SubmitButton {...args} />
        <SubmitButton {...args}>Cancel the order</SubmitButton>
      </form>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.dblClick(canvas.getByRole('button', { name: 'Place the order' }));
    canvas.getByRole('button', { name: 'Cancel the order' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');

    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = { args: { disabled: true } };
