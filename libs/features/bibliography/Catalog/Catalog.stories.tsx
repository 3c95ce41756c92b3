import { parsePublicationFilter } from '@paniscus/domain/bibliography';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Catalog, toCatalogState } from './Catalog';

const links = {
  bibliography: '/SueBiblio',
  publication: (id: string) => `/SueBiblio/${id}`,
  publicationFile: (id: string, format: string) => `/SueBiblio/files/${id}.${format}`,
};

function buildArgs(query: Record<string, string>) {
  const filter = parsePublicationFilter({ get: (name) => query[name] ?? null });
  return { state: toCatalogState(filter), filter };
}

const meta = {
  component: Catalog,
  parameters: {
    guide: {
      purpose: 'Filter form, result count and publications grouped by decade; works without JavaScript.',
      do: [
        'Compute `state` with `toCatalogState`, on the server and in the browser.',
        'Pass `onFilterChange` only in an island.',
      ],
      dont: ['Filter in the component: the same rules run on the server.'],
      accessibility: [
        'The number of results is announced after each change.',
        'Each decade is a section named by its heading, and the years are a navigation of their own.',
      ],
      themeSlots: [],
      mui: ['Box', 'Button', 'Grid', 'Link', 'List', 'ListItem', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { ...buildArgs({}), links },
} satisfies Meta<typeof Catalog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('status')).toHaveTextContent('71 works');
    await expect(canvas.getAllByRole('article')).toHaveLength(71);
    await expect(canvas.queryByText(/not checked/)).toBeNull();
    await expect(canvas.getByText(/which of eleven foods was hidden/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'DOI 10.1073/pnas.1212855109' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1073/pnas.1212855109',
    );
  },
};
export const ReadyOnPhone: Story = {};

export const Filtered: Story = {
  args: buildArgs({ q: 'toth', topic: 'tools', years: '1990s' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 71 works');
    await expect(canvas.getByRole('searchbox', { name: 'Title, author, journal' })).toHaveValue('toth');
    await expect(canvas.getByRole('combobox', { name: 'Topic' })).toHaveValue('tools');
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/SueBiblio#works',
    );
    await expect(canvas.getByRole('link', { name: 'BibTeX' })).toHaveAttribute(
      'href',
      '/SueBiblio/files/all.bib?q=toth&years=1990s&topic=tools',
    );
  },
};
export const FilteredOnPhone: Story = { args: Filtered.args };

/** How much was found comes into view, and the list that was chosen from stays there. */
export const YearsChosenOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onFilterChange: fn() },
  decorators: (Shown) => (
    <div style={{ paddingBlockStart: 'calc(100vh - 12rem)' }}>
      <Shown />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const years = canvas.getByRole('combobox', { name: 'Years' });
    const isInView = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    window.scrollTo(0, 0);
    await expect(isInView(canvas.getByRole('status'))).toBe(false);

    await userEvent.selectOptions(years, '1990s');

    await expect(args.onFilterChange).toHaveBeenCalled();
    await waitFor(() => expect(isInView(canvas.getByRole('status'))).toBe(true));
    await expect(isInView(years)).toBe(true);
  },
};

export const Empty: Story = {
  args: buildArgs({ q: 'penguins' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 71 works');
    await expect(canvas.getByText('No results.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all works' })).toHaveAttribute(
      'href',
      '/SueBiblio#works',
    );
  },
};
/** The type leaves out what the search finds. */
export const EmptyOfType: Story = {
  tags: ['no-screenshot'],
  args: buildArgs({ q: 'culture', type: 'chapter' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Other works match “culture.”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search all works' })).toHaveAttribute(
      'href',
      '/SueBiblio?q=culture#works',
    );
  },
};
export const EmptyOnPhone: Story = { args: Empty.args };
