import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const colors = ['default', 'info', 'success', 'warning', 'error'] as const;

const meta = {
  component: Chip,
  argTypes: {
    variant: {
      control: 'radio',
      options: ['filled', 'outlined'] satisfies ChipProps['variant'][],
      description: 'Filled, or with a border.',
    },
    size: {
      control: 'radio',
      options: ['small', 'medium'] satisfies ChipProps['size'][],
      description: 'Height and text size.',
    },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s chip in our theme: a short category or tag.',
      do: ['Use it for tags and categories.', 'Use `StatusChip` for states of records.'],
      dont: ['Make a tag look clickable when it is not.', 'Use color as the only difference.'],
      accessibility: ['The label is the accessible name.'],
      themeSlots: [
        'MuiChip',
        'palette.background.subtle',
        'palette.text.secondary',
        'typography.caption',
        'layout.tileRadius',
        'layout.hairline',
      ],
      mui: ['Chip'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Bonobos' },
  render: (args) => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Chip key={color} {...args} color={color} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
