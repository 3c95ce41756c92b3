import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ErrorState } from './ErrorState';

const meta = {
  component: ErrorState,
  parameters: {
    guide: {
      purpose: 'Says what failed, whether anything was lost, and how to go on.',
      do: [
        'Say in `message` what is known: “Your card was not charged” only when that is certain.',
        'Offer an action that may help, such as `ReloadButton`.',
      ],
      dont: ['Show error codes or stack traces.', 'Use it for a single invalid field; see `FieldLayout`.'],
      accessibility: ['Title and message are one `role="alert"`, which is announced when it appears.'],
      themeSlots: ['MuiTypography', 'typography.h3', 'layout.readingWidth'],
      mui: ['Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { title: 'Failed to load the post', message: 'The server did not answer. It may do so in a minute.' },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Action: Story = { args: { action: <Button>Try again</Button> } };
