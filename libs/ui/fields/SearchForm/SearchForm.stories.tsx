import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SearchForm } from './SearchForm';

const meta = {
  component: SearchForm,
  parameters: {
    guide: {
      purpose: 'Site search as a plain GET form.',
      do: [
        'Show the search text of the page in `defaultValue`.',
        'Use `variant="outlined"` where the page has another main action.',
      ],
      dont: ['Add a second search to the page.', 'Submit with JavaScript: the URL is the state.'],
      accessibility: ['`role="search"`, named by `title`. Works without JavaScript.'],
      themeSlots: [
        'MuiButton',
        'MuiTypography',
        'palette.text.secondary',
        'typography.caption',
        'layout.readingWidth',
      ],
      mui: ['Box', 'Button', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    href: '/search',
    title: 'Search',
    label: 'Search terms',
    submitLabel: 'Search',
    maxLength: 10,
  },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'Kanzi', helperText: 'Every word must be found. The beginning of a word is enough.' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('search', { name: 'Search' });
    const field = within(form).getByRole('searchbox', { name: 'Search terms' });

    await expect(form).toHaveAttribute('action', '/search');
    await userEvent.type(field, ' and Matata');
    await expect(field).toHaveValue('Kanzi and ');
  },
};
export const Plain: Story = { args: { variant: 'outlined' } };
