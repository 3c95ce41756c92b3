import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { describedBy } from './described-by';
import { FieldFrame } from './FieldFrame';
import { FieldLayout } from './FieldLayout';

const meta = {
  component: FieldLayout,
  subcomponents: { FieldFrame },
  parameters: {
    guide: {
      purpose:
        'Label, helper text and error around a control that MUI does not have, such as a card element.',
      do: [
        'Give the control the `id`, and describe it by `<id>-help` and `<id>-error`.',
        'Use `FieldFrame` for the look of a text field.',
      ],
      dont: [
        'Use it where `FormTextField` or `FormSelect` fits.',
        'Write “required”: optional fields are marked instead.',
      ],
      accessibility: [
        'The error is an alert that is always mounted, so that it is announced when its text appears.',
        'The label is bound to `id`; the caller sets `aria-describedby` and `aria-invalid` on the control.',
      ],
      themeSlots: [
        'MuiFormControl',
        'MuiFormHelperText',
        'MuiFormLabel',
        'MuiTypography',
        'palette.text.secondary',
        'typography.caption',
      ],
      mui: ['FormControl', 'FormHelperText', 'FormLabel', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { id: 'card', label: 'Card number', required: true, children: null },
  render: (args) => (
    <FieldLayout {...args}>
      <FieldFrame
        id="card"
        role="textbox"
        tabIndex={0}
        aria-label="Card number"
        error={args.errorText !== undefined}
        aria-invalid={args.errorText !== undefined}
        aria-describedby={describedBy('card', args.helperText, args.errorText)}
      />
    </FieldLayout>
  ),
} satisfies Meta<typeof FieldLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Help: Story = { args: { helperText: 'The long number on the front.' } };
export const Optional: Story = { args: { required: false } };
export const Error: Story = { args: { errorText: 'Your card number is incomplete.' } };
