import { markedText, searchWordsFrom } from '@paniscus/domain/search';
import type { SearchGroup, SearchHit, SearchKind } from '@paniscus/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchScreen } from './SearchScreen';

const words = searchWordsFrom('kanzi');

const aHit = (kind: SearchKind, id: string, title: string, text: string, heading?: string): SearchHit => ({
  kind,
  id,
  title: markedText(title, words),
  heading,
  snippet: markedText(text, words),
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
        'Kanzi was born on 28 October 1980 at the Yerkes field station in Atlanta, to Lorel and Bosandjo.',
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
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', groups },
    words: 'kanzi',
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

    await expect(canvas.getByRole('status')).toHaveTextContent('25 places');
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

export const Blank: Story = { args: { state: { kind: 'blank' }, words: '' } };

export const Empty: Story = {
  args: { state: { kind: 'empty', closest: 'Kanzi' }, words: 'kansi' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('searchbox')).toHaveValue('kansi');
    await expect(canvas.getByRole('link', { name: 'Kanzi' })).toHaveAttribute('href', '/search?q=Kanzi');
  },
};
export const EmptyOnPhone: Story = { args: Empty.args };

export const TooLong: Story = { args: { state: { kind: 'tooLong' }, words: '' } };
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
