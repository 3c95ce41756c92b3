import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: Accordion,
  argTypes: {
    defaultExpanded: { control: 'boolean', description: 'Open at first.' },
    disabled: { control: 'boolean', description: 'Disables the control.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s accordion in our theme: sections that open on demand on hydrated pages.',
      do: [
        'Use it for further filters and for data behind a chart.',
        'Set `slotProps.heading.component` to fit the outline of the page.',
      ],
      dont: ['Hide required fields.', 'Use it on pages without hydration; use `Disclosure`.'],
      accessibility: ['The summary is a button with `aria-expanded` inside a heading.'],
      themeSlots: [
        'MuiAccordion',
        'MuiAccordionSummary',
        'MuiAccordionDetails',
        'typography.subtitle2',
        'layout.touchTarget',
      ],
      mui: ['Accordion', 'AccordionDetails', 'AccordionSummary'],
    } satisfies ComponentGuide,
  },
  args: {
    children: [
      <AccordionSummary key="summary">By date and sign</AccordionSummary>,
      <AccordionDetails key="details">
        <Typography>Every sign, newest first.</Typography>
      </AccordionDetails>,
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('button', { name: 'By date and sign' });

    await userEvent.click(summary);

    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText('Every sign, newest first.')).toBeVisible();
  },
};
