import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ShownWhen } from './ShownWhen';

const meta = {
  component: ShownWhen,
  argTypes: {
    when: {
      control: 'radio',
      options: ['signed-in', 'signed-out'],
      description: 'Whose content it is; follows `html[data-signed-in]`.',
    },
  },
  parameters: {
    guide: {
      purpose: 'Content for staff or for visitors only, on cached pages that are the same for everyone.',
      do: ['Use it for links to edit and to sign in.', 'In stories, set `parameters.html.isSignedIn`.'],
      dont: [
        'Use it to protect anything: the content is in the HTML of everyone.',
        'Use it where the server knows who is signed in.',
      ],
      accessibility: ['Hidden content has `display: none`, so that nothing announces or focuses it.'],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
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
