import Alert, { alertClasses } from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: Alert,
  argTypes: {
    severity: {
      control: 'radio',
      options: ['info', 'success', 'warning', 'error'] satisfies AlertProps['severity'][],
      description: 'Meaning; decides color and icon.',
    },
    role: {
      control: 'radio',
      options: ['alert', 'status'],
      description: 'How screen readers announce it: at once, or politely.',
    },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s alert in our theme: a message about what happened or what to know.',
      do: [
        'Say what happened, whether anything was charged or lost, and what to do next.',
        'Use `role="status"` for messages that are not urgent.',
      ],
      dont: ['Use it for errors of single fields.', 'Use colors without their icons.'],
      accessibility: [
        '`role="alert"` is announced at once when it appears; use it for failures only.',
        'Each severity has its own icon.',
      ],
      themeSlots: [
        'MuiAlert',
        'MuiAlertTitle',
        'palette.text.primary',
        'layout.tileRadius',
        'typography.body2',
        'typography.subtitle2',
      ],
      mui: ['Alert', 'AlertTitle'],
    } satisfies ComponentGuide,
  },
  args: { severity: 'info', role: 'status', children: 'We write to you only about this gift.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  args: {
    severity: 'error',
    role: 'alert',
    children: (
      <>
        <AlertTitle>Your card was declined</AlertTitle>
        Nothing was taken. Try another card.
      </>
    ),
  },
};
export const Warning: Story = {
  args: { severity: 'warning', children: 'This page has not been saved yet.' },
};
export const Success: Story = { args: { severity: 'success', children: 'The post is on the site.' } };
export const Action: Story = {
  args: {
    severity: 'error',
    role: 'alert',
    children: (
      <>
        <AlertTitle>Failed to load the post</AlertTitle>
        The server did not answer.
      </>
    ),
    action: (
      <Button variant="outlined" color="inherit">
        Try again
      </Button>
    ),
  },
};

/** In a dialog on a phone: the button takes the room below the icon, too, and wraps. */
export const ActionInLargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  decorators: [
    (Message) => (
      <Box sx={{ width: '286px' }}>
        <Message />
      </Box>
    ),
  ],
  args: {
    severity: 'warning',
    children: 'The print shop canceled the order.',
    action: (
      <Button variant="outlined" color="inherit">
        Mark as reviewed
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const alert = canvasElement.querySelector(`.${alertClasses.root}`)!.getBoundingClientRect();
    const button = within(canvasElement).getByRole('button').getBoundingClientRect();

    await expect(button.right).toBeLessThan(alert.right);
    await expect(button.left).toBeGreaterThan(alert.left);
  },
};
