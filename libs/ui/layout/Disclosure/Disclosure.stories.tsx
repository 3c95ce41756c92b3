import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  parameters: {
    guide: {
      purpose: 'Secondary text that opens on demand, on pages without hydration.',
      do: [
        'Use it for details that most readers skip, such as a return policy.',
        'Write titles that say what is inside.',
      ],
      dont: [
        'Hide anything that is needed to decide or to pay.',
        'Use it on hydrated pages with several linked panels; use MUI’s `Accordion`.',
      ],
      accessibility: [
        'Native `details` and `summary`: keyboard, search in page and expanded state come from the browser.',
        'The plus and minus signs are decorative and not announced.',
      ],
      themeSlots: ['palette.divider', 'palette.text.secondary', 'typography.h5', 'typography.body2'],
      mui: ['Box', 'Stack'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Return policy',
    children: <Typography variant="inherit">You can return it within 30 days of delivery.</Typography>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/within 30 days/)).not.toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByText('Return policy'));

    await expect(canvas.getByText(/within 30 days/)).toBeVisible();
  },
};

export const Several: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} title="Product details" open />
      <Disclosure {...args} />
    </>
  ),
};
