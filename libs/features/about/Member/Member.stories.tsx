import { boardMembers } from '@paniscus/content';
import type { BoardMember } from '@paniscus/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Member } from './Member';

const meta = {
  component: Member,
  parameters: {
    docs: {
      description: {
        component:
          'A board member with portrait, responsibilities and chosen lexigram, on the page about us.',
      },
    },
  },
  args: { member: boardMembers[0] as BoardMember },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof Member>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
