import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

function Sample({ disabled, row }: { disabled?: boolean; row?: boolean }) {
  return (
    <FormControl disabled={disabled}>
      <FormLabel id="pace">Pace</FormLabel>
      <RadioGroup aria-labelledby="pace" name="pace" defaultValue="slow" row={row}>
        <FormControlLabel value="slow" label="Slow" control={<Radio />} />
        <FormControlLabel value="fast" label="Fast" control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}

const meta = {
  component: RadioGroup,
  argTypes: { row: { control: 'boolean', description: 'Side by side instead of below one another.' } },
  parameters: {
    guide: {
      purpose: 'Material UI’s radio buttons in our theme: one of a few options with longer labels.',
      do: [
        'Name the group with a `FormLabel`.',
        'Preselect the most common option when there is a safe one.',
      ],
      dont: [
        'Use it for two modes; use `SegmentedControl`.',
        'Use it for more than about six options; use `FormSelect`.',
      ],
      accessibility: ['Arrow keys choose, Tab leaves the group.'],
      themeSlots: [
        'MuiRadio',
        'MuiFormControlLabel',
        'MuiFormLabel',
        'layout.touchTarget',
        'palette.text.primary',
        'typography.subtitle2',
      ],
      mui: ['FormControlLabel', 'FormLabel', 'Radio', 'RadioGroup'],
    } satisfies ComponentGuide,
  },
  render: ({ row }) => <Sample row={row} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const fast = within(canvasElement).getByRole('radio', { name: 'Fast' });

    await userEvent.click(fast);

    await expect(fast).toBeChecked();
  },
};
export const Disabled: Story = { render: () => <Sample disabled /> };
