import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { PlayIcon } from '../../theme/icons/player-icons';
import { OverlayIconButton } from './OverlayIconButton';

const meta = {
  component: OverlayIconButton,
  parameters: {
    guide: {
      purpose: 'Icon button over a picture, dark in both color schemes.',
      do: [
        'Set `aria-label` with a verb and its object.',
        'Position it with `sx` in a container with `position: relative`.',
      ],
      dont: ['Use it outside pictures; use MUI’s `IconButton`.', 'Cover what the picture is about.'],
      accessibility: ['As large as a touch target, with a focus ring that is visible on any picture.'],
      themeSlots: [
        'MuiIconButton',
        'palette.text.primary',
        'palette.scrim',
        'palette.outline',
        'palette.background.default',
        'palette.accent.main',
        'layout.controlHeight',
        'layout.hairline',
      ],
      mui: ['IconButton'],
    } satisfies ComponentGuide,
  },
  args: { 'aria-label': 'Play the video', children: <PlayIcon />, sx: { right: 16, bottom: 16 } },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: '10rem', bgcolor: 'lexigram.things.tile' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof OverlayIconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
