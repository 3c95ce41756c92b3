import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  component: SegmentedControl,
  parameters: {
    guide: {
      purpose: 'Radio buttons as a row of segments, for two to four modes or plain amounts.',
      do: ['Use one or two words per segment.', 'Change the content below at once.'],
      dont: [
        'Use it for amounts that need an explanation; use `ChoiceTiles`.',
        'Use it to navigate; use `AdminNavigation`.',
      ],
      accessibility: [
        'A fieldset with a legend and native radio buttons: arrow keys choose.',
        'In forced-colors mode, a border marks the selection.',
      ],
      themeSlots: [
        'MuiFormControl',
        'MuiFormControlLabel',
        'MuiFormLabel',
        'palette.background.subtle',
        'palette.outline',
        'palette.background.paper',
        'palette.text.secondary',
        'palette.primary.contrastText',
        'palette.primary.main',
        'typography.button',
        'typography.body2',
        'layout.hairline',
        'motions.quick',
        'shape.borderRadius',
        'focusVisible',
      ],
      mui: ['FormControl', 'FormControlLabel', 'FormLabel', 'RadioGroup'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'How often',
    options: [
      { value: 'once', label: 'Once' },
      { value: 'monthly', label: 'Monthly' },
    ],
    value: 'once',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));

    await expect(args.onChange).toHaveBeenCalledWith('monthly');
  },
};
export const Moved: Story = {
  play: async ({ canvasElement, args }) => {
    canvasElement.querySelector('input')?.focus();

    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onChange).toHaveBeenCalledWith('monthly');
  },
};
/** As in a form without JavaScript: the browser itself marks the selected option. */
export const Plain: Story = {
  args: {
    label: 'Your gift',
    options: ['25', '50', '100', '250'].map((value) => ({ value, label: `$${value}` })),
    value: undefined,
    defaultValue: '50',
    name: 'amount',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();

    await userEvent.click(canvas.getByRole('radio', { name: '$250' }));

    await expect(canvas.getByRole('radio', { name: '$250' })).toBeChecked();
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: '', label: 'No' },
      { value: 'memory', label: 'In memory of' },
      { value: 'honor', label: 'In honor of' },
    ],
    value: 'memory',
  },
};
export const LongTextOnPhone: Story = { args: LongText.args };
export const Disabled: Story = { args: { disabled: true } };
