import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlFrame } from './ControlFrame';
import { describedBy, FieldShell } from './FieldShell';

const meta = {
  component: FieldShell,
  args: { id: 'card', label: 'Card Number', isRequired: true, children: null },
  render: (args) => (
    <FieldShell {...args}>
      <ControlFrame
        id="card"
        role="textbox"
        tabIndex={0}
        aria-label="Card Number"
        aria-invalid={args.error !== undefined}
        aria-describedby={describedBy('card', args.help, args.error)}
      />
    </FieldShell>
  ),
} satisfies Meta<typeof FieldShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Help: Story = { args: { help: 'The long number on the front.' } };
export const Optional: Story = { args: { isRequired: false } };
export const Error: Story = { args: { error: 'Your card number is incomplete.' } };
