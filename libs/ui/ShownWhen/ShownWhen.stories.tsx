import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShownWhen } from './ShownWhen';

const meta = {
  component: ShownWhen,
  args: { when: 'signed-in', children: <a href="#edit">Edit</a> },
  render: (args) => (
    <p>
      By: Matata <ShownWhen {...args} />
    </p>
  ),
} satisfies Meta<typeof ShownWhen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const DefaultAsStaff: Story = {
  parameters: { html: { isSignedIn: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
  },
};
export const SignedOut: Story = { args: { when: 'signed-out', children: <a href="#login">Login</a> } };
