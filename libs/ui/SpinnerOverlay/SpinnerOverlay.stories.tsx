import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@mui/material';
import { Page } from '../Page/Page';
import { SpinnerOverlay } from './SpinnerOverlay';

const meta = {
  component: SpinnerOverlay,
  args: { isShown: true },
  render: (args) => (
    <Box sx={{ minHeight: 480 }}>
      <Page title="Donate" mark="give" />
      <SpinnerOverlay {...args} />
    </Box>
  ),
} satisfies Meta<typeof SpinnerOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hidden: Story = { args: { isShown: false } };
