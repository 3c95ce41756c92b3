import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ChoiceTiles } from './ChoiceTiles';

const meta = {
  component: ChoiceTiles,
  parameters: {
    guide: {
      purpose: 'Radio buttons in the form of tiles, for a few short values such as amounts.',
      do: ['Use three to six options with short labels.', 'Keep another field for any other value.'],
      dont: [
        'Use it for long texts; use MUI’s `RadioGroup`.',
        'Use it for two modes; use `SegmentedControl`.',
      ],
      accessibility: [
        'A fieldset with a legend and native radio buttons: arrow keys choose, Tab leaves the group.',
        'The selection has a thicker border as well as a color.',
      ],
      themeSlots: [
        'MuiFormControl',
        'MuiFormHelperText',
        'MuiFormLabel',
        'MuiFormControlLabel',
        'MuiTypography',
        'MuiRadio',
        'palette.background.paper',
        'palette.outline',
        'palette.text.primary',
        'palette.primary.main',
        'palette.background.subtle',
        'palette.text.secondary',
        'typography.button',
        'typography.caption',
        'layout.hairline',
        'layout.tileRadius',
        'motions.quick',
        'focusVisible',
      ],
      mui: [
        'FormControl',
        'FormControlLabel',
        'FormHelperText',
        'FormLabel',
        'Radio',
        'RadioGroup',
        'Typography',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'A gift of',
    options: [
      { value: '25', label: '$25' },
      { value: '50', label: '$50' },
      { value: '100', label: '$100' },
      { value: '250', label: '$250' },
    ],
    value: '50',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));

    await expect(args.onChange).toHaveBeenCalledWith('100');
  },
};
export const DefaultOnPhone: Story = {};
export const NoneChosen: Story = { args: { value: '37' } };
export const Help: Story = {
  args: {
    helperText: 'Or any other amount below.',
    options: [
      { value: '25', label: '$25', helperText: 'Fruit for a week' },
      { value: '50', label: '$50', helperText: 'A day of care' },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
