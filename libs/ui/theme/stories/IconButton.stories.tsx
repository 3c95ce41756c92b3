import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { PlayIcon } from '../icons/player-icons';

const meta = {
  component: IconButton,
  argTypes: {
    color: {
      control: 'radio',
      options: ['inherit', 'primary', 'overlay'] satisfies IconButtonProps['color'][],
      description: 'Color of the icon; `overlay` is for buttons over a picture.',
    },
    disabled: { control: 'boolean', description: 'Disables the control.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s icon button in our theme; `color="overlay"` is for buttons over a picture.',
      do: [
        'Set `aria-label` with a verb and its object.',
        'Position `color="overlay"` with `sx` in a frame with `position: relative` and `data-scheme="dark"`.',
      ],
      dont: ['Use `color="overlay"` outside pictures.', 'Cover what the picture is about.'],
      accessibility: [
        'As large as a touch target; `overlay` has a focus ring that is visible on any picture.',
      ],
      themeSlots: [
        'MuiIconButton',
        'palette.background.subtle',
        'palette.text.primary',
        'palette.scrim',
        'palette.outline',
        'palette.background.default',
        'palette.accent.main',
        'layout.controlHeight',
        'layout.touchTarget',
        'layout.hairline',
        'shape.borderRadius',
      ],
      mui: ['IconButton'],
    } satisfies ComponentGuide,
  },
  args: {
    color: 'overlay',
    'aria-label': 'Play the video',
    children: <PlayIcon />,
    sx: { right: 16, bottom: 16 },
  },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: '10rem', bgcolor: 'lexigram.things.tile' }}>
        <span data-scheme="dark">
          <Story />
        </span>
      </Box>
    ),
  ],
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overlay: Story = {};
