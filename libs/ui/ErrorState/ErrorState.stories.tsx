import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

const meta = {
  component: ErrorState,
  args: { title: 'Failed to load the post', message: 'The server did not answer. It may do so in a minute.' },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Action: Story = { args: { action: <Button>Try again</Button> } };
