import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocalTime } from '../LocalTime/LocalTime';
import { Prose } from '../Prose/Prose';
import { Page } from './Page';

const text = `On the first day of the experiment nobody asked him anything. He sat beside his mother while she worked
at the board, and it was years before anyone noticed that he had been reading along.

What he had learned, he had learned as children do: by being there, among people who meant what they said.`;

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What a word is for',
    lead: 'Apes were taught to read geometric signs on coloured tiles. Here is what they said with them.',
    label: (
      <>
        <span>By Jeannine</span>
        <LocalTime iso="2025-04-19T17:00:00Z" />
      </>
    ),
    mark: 'Kanzi',
    children: <Prose markdown={text} />,
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const TitleOnly: Story = { args: { lead: undefined, label: undefined, mark: undefined } };
export const LongTitleOnPhone: Story = {
  args: { title: 'Incomprehensibilities of conversation between bonobos and their caretakers' },
};
/** A hyphenated name stays on one line. */
export const NameInTitleOnPhone: Story = {
  args: { title: 'The bibliography of Sue Savage-Rumbaugh' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: /^The bibliography of Sue/ });

    await expect(heading).toHaveTextContent('The bibliography of Sue Savage-Rumbaugh');
    await expect(within(heading).getByText('Savage-Rumbaugh').getClientRects()).toHaveLength(1);
  },
};
export const Form: Story = { args: { width: 'form' } };
export const Wide: Story = { args: { width: 'wide' } };
