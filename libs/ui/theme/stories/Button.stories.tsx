import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: Button,
  argTypes: {
    color: {
      control: 'select',
      options: ['primary', 'accent', 'error', 'inherit'] satisfies ButtonProps['color'][],
      description: 'Meaning of the action; `accent` is the one call to action of a page.',
    },
    variant: {
      control: 'radio',
      options: ['contained', 'outlined', 'text'] satisfies ButtonProps['variant'][],
      description: 'Weight: filled, with a border, or text only.',
    },
    size: {
      control: 'radio',
      options: ['small', 'medium', 'large'] satisfies ButtonProps['size'][],
      description: 'Height and padding.',
    },
    fullWidth: { control: 'boolean', description: 'As wide as its container.' },
    href: { control: 'text', description: 'URL; renders a link.' },
    disabled: { control: 'boolean', description: 'Disables the control.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s button in our theme.',
      do: [
        'Use `color="accent"` for the one call to action of a page.',
        'Use `variant="outlined" color="inherit"` for everything beside it, and `color="error"` to remove things.',
      ],
      dont: ['Use two filled buttons side by side.', 'Use a button for navigation without `href`.'],
      accessibility: [
        'Begin labels with a verb; the label is the accessible name.',
        'Has a ring of 3 pixels on keyboard focus, and no ripple.',
      ],
      themeSlots: [
        'MuiButton',
        'MuiButtonBase',
        'palette.primary.main',
        'palette.accent.main',
        'typography.button',
        'palette.text.secondary',
        'palette.background.subtle',
        'palette.divider',
        'palette.background.paper',
        'palette.text.primary',
        'palette.outline',
        'palette.error.main',
        'palette.error.container',
        'typography.body2',
        'layout.controlHeight',
        'layout.hairline',
        'layout.touchTarget',
        'motions.quick',
        'shape.borderRadius',
      ],
      mui: ['Button'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Read the posts' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { color: 'accent', children: 'Donate' } };
export const Outlined: Story = { args: { variant: 'outlined', color: 'inherit' } };
export const Error: Story = { args: { variant: 'outlined', color: 'error', children: 'Remove the post' } };
export const Text: Story = { args: { variant: 'text' } };
export const Small: Story = { args: { size: 'small' } };
export const Link: Story = { args: { href: '#posts' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const LongTextOnPhone: Story = {
  args: { children: 'Go back to the form and try again with another card' },
};
