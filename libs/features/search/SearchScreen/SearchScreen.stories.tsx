import { markMatches, parseSearchQuery } from '@paniscus/domain/search';
import type { SearchGroup, SearchHit, SearchKind } from '@paniscus/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchScreen } from './SearchScreen';
import { guide } from './search-screen.guide';

const terms = parseSearchQuery('kanzi');

const aHit = (kind: SearchKind, id: string, title: string, text: string, heading?: string): SearchHit => ({
  kind,
  id,
  title: markMatches(title, terms),
  heading,
  snippet: markMatches(text, terms),
});

const groups: SearchGroup[] = [
  {
    kind: 'page',
    total: 1,
    hits: [
      aHit(
        'page',
        'celebration',
        'Celebrating Kanzi',
        'Kanzi was born on October 28, 1980, at the Yerkes field station in Atlanta, to Lorel and Bosandjo.',
        'A life among people and apes',
      ),
    ],
  },
  { kind: 'lexigram', total: 1, hits: [aHit('lexigram', 'kanzi', 'Kanzi', 'People and apes, panel Alpha')] },
  {
    kind: 'publication',
    total: 23,
    hits: [
      aHit(
        'publication',
        'ape-1994',
        'Kanzi: The ape at the brink of the human mind',
        'Savage-Rumbaugh · 1994 · Book',
      ),
      aHit(
        'publication',
        'tools',
        'Pan the tool-maker',
        'Toth, Schick · … stone tools made by Kanzi, a bonobo …',
      ),
    ],
  },
];

const meta = {
  component: SearchScreen,
  parameters: {
    layout: 'fullscreen',
    guide,
  },
  args: {
    state: { kind: 'ready', groups },
    query: 'kanzi',
    links: {
      search: '/search',
      searchFor: (text, kind) =>
        `/search?q=${encodeURIComponent(text)}${kind === undefined ? '' : `&kind=${kind}`}`,
      hit: ({ kind, id }) => `/${kind}/${id}`,
      home: '/',
      keyboard: '/keyboard',
      history: '/history',
      bibliography: '/SueBiblio',
    },
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('status')).toHaveTextContent('25 results');
    await expect(canvas.getByRole('link', { name: 'Celebrating Kanzi' })).toHaveAttribute(
      'href',
      '/page/celebration',
    );
    await expect(canvas.getAllByText('Kanzi', { selector: 'mark' })).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'All 23 publications' })).toHaveAttribute(
      'href',
      '/search?q=kanzi&kind=publication',
    );
  },
};
export const ReadyOnPhone: Story = {};

const mugTerms = { ...parseSearchQuery('bannana'), misspelled: ['bannana'] };

/** A product, found although the query has a typing error. */
export const WithTypingError: Story = {
  args: {
    query: 'bannana',
    state: {
      kind: 'ready',
      isApproximate: true,
      groups: [
        {
          kind: 'product',
          total: 1,
          hits: [
            {
              kind: 'product',
              id: 'banana-mug',
              title: markMatches('Banana Mug', mugTerms),
              snippet: markMatches(
                'The sign for banana, large enough to read across a breakfast table.',
                mugTerms,
              ),
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/^Nothing matches exactly/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Banana Mug' })).toHaveAttribute(
      'href',
      '/product/banana-mug',
    );
    await expect(canvas.getAllByText('banana', { selector: 'mark', exact: false })).toHaveLength(2);
  },
};
export const WithTypingErrorOnPhone: Story = { args: WithTypingError.args };

export const Blank: Story = { args: { state: { kind: 'blank' }, query: '' } };

export const Empty: Story = {
  args: { state: { kind: 'empty', closest: 'Kanzi' }, query: 'kansi' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('searchbox')).toHaveValue('kansi');
    await expect(canvas.getByRole('link', { name: 'Kanzi' })).toHaveAttribute('href', '/search?q=Kanzi');
  },
};
export const EmptyOnPhone: Story = { args: { state: { kind: 'empty' }, query: '"bonobo keyboard"' } };

export const TooLong: Story = { args: { state: { kind: 'tooLong' }, query: '' } };
export const Busy: Story = { args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/search?q=kanzi',
    );
  },
};
