import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: ToggleButtonGroup,
  argTypes: {
    exclusive: { control: 'boolean', description: 'At most one button is pressed.' },
    value: { control: 'text', description: 'Value of the pressed button.' },
    disabled: { control: 'boolean', description: 'Disables the control.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s toggle buttons in our theme: a view option that takes effect at once.',
      do: ['Name the group with `aria-label`.', 'Set `exclusive` when one of the options must be chosen.'],
      dont: ['Use it in forms; use `SegmentedControl`.', 'Use icons without names.'],
      accessibility: ['Buttons with `aria-pressed` in a group that needs a name.'],
      themeSlots: [
        'MuiToggleButton',
        'palette.text.primary',
        'palette.outline',
        'palette.background.subtle',
        'palette.text.secondary',
        'palette.primary.contrastText',
        'palette.primary.main',
        'typography.body2',
        'layout.touchTarget',
      ],
      mui: ['ToggleButton', 'ToggleButtonGroup'],
    } satisfies ComponentGuide,
  },
  args: {
    'aria-label': 'View',
    exclusive: true,
    value: 'list',
    children: [
      <ToggleButton key="list" value="list">
        List
      </ToggleButton>,
      <ToggleButton key="tiles" value="tiles">
        Tiles
      </ToggleButton>,
    ],
  },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
