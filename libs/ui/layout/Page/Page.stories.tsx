import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { LocalTime } from '../../data-display/LocalTime/LocalTime';
import { Prose } from '../../data-display/Prose/Prose';
import { Page } from './Page';

const text = `On the first day of the experiment nobody asked him anything. He sat beside his mother while she worked
at the board, and it was years before anyone noticed that he had been reading along.

What he had learned, he had learned as children do: by being there, among people who meant what they said.`;

const meta = {
  component: Page,
  parameters: {
    guide: {
      purpose:
        'Frame of every page: header with breadcrumbs, sign, title and lead, and content in one of three widths.',
      do: [
        'Use `reading` for text, `form` for forms, and `wide` for tables and grids.',
        'Use exactly one per screen, in every state of it.',
      ],
      dont: [
        'Add another `h1`.',
        'Leave the header out while loading: keep the title and use `LoadingMark`.',
      ],
      accessibility: [
        'The title is the only `h1`; hyphenated names in it do not break.',
        'The sign is decorative. The entrance animation is off with reduced motion.',
      ],
      themeSlots: [
        'MuiContainer',
        'MuiTypography',
        'palette.divider',
        'palette.text.secondary',
        'typography.h1',
        'typography.subtitle1',
        'typography.overline',
        'layout.section',
        'layout.hairline',
        'motions.calm',
      ],
      mui: ['Box', 'Container', 'Typography'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    title: 'What a word is for',
    lead: 'Apes were taught to read geometric signs on colored tiles. Here is what they said with them.',
    overline: (
      <>
        <span>By Jeannine</span>
        <LocalTime iso="2025-04-19T17:00:00Z" />
      </>
    ),
    sign: 'Kanzi',
    children: <Prose markdown={text} />,
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const TitleOnly: Story = { args: { lead: undefined, overline: undefined, sign: undefined } };
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
