import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: Switch,
  argTypes: {
    defaultChecked: { control: 'boolean', description: 'Initial state when uncontrolled.' },
    checked: { control: 'boolean', description: 'Controlled state.' },
    disabled: { control: 'boolean', description: 'Disables the control.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s switch in our theme: a setting that takes effect at once.',
      do: ['Label it with what is on.', 'Apply the change at once.'],
      dont: ['Use it in forms that are submitted; use `FormCheckbox`.', 'Change the label with the state.'],
      accessibility: ['Wrap it in `FormControlLabel`, which names it.'],
      themeSlots: [
        'MuiSwitch',
        'MuiFormControlLabel',
        'palette.outline',
        'palette.primary.contrastText',
        'palette.primary.main',
        'palette.divider',
        'palette.background.subtle',
        'palette.background.paper',
        'layout.hairline',
        'layout.touchTarget',
      ],
      mui: ['FormControlLabel', 'Switch'],
    } satisfies ComponentGuide,
  },
  render: (args) => <FormControlLabel label="Large keys" control={<Switch {...args} />} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
