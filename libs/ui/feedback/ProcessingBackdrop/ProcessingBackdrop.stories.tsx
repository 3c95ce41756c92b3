import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import Box from '@mui/material/Box';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Page } from '../../layout/Page/Page';
import { ProcessingBackdrop } from './ProcessingBackdrop';

const meta = {
  component: ProcessingBackdrop,
  parameters: {
    guide: {
      purpose: 'Covers the page while something irreversible is processed, such as a payment.',
      do: [
        'Open it from the submit until the result is known.',
        'Say what is happening in `label` when it can take more than a few seconds.',
      ],
      dont: ['Use it to load content.', 'Let it close without showing a result.'],
      accessibility: [
        'Without a network it says so, because it may stay open until there is one.',
        'The status region is always mounted, so that the label is announced when it opens.',
        'Blocks clicks; the button below must also be disabled for keyboard users, as `SubmitButton` does.',
      ],
      themeSlots: ['MuiBackdrop', 'MuiTypography', 'typography.h4'],
      mui: ['Backdrop', 'Box', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { open: true },
  render: (args) => (
    <Box sx={{ minHeight: 480 }}>
      <Page title="Donate" sign="give" />
      <ProcessingBackdrop {...args} />
    </Box>
  ),
} satisfies Meta<typeof ProcessingBackdrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hidden: Story = { args: { open: false } };

export const Offline: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\. Please keep this page open\./)).toBeVisible();
  },
};
