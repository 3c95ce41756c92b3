import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = {
  component: Card,
  args: {
    title: 'What a word is for',
    href: '#post',
    label: <span>19 April 2025</span>,
    children:
      'On the first day of the experiment nobody asked him anything. He sat beside his mother while...',
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Actions: Story = { args: { actions: <a href="#edit">Edit</a> } };
export const TitleOnly: Story = { args: { href: undefined, label: undefined, children: undefined } };
export const LongTitleOnPhone: Story = {
  args: { title: 'Incomprehensibilities of conversation between bonobos and their caretakers' },
};
