import { parsePublicationFilter } from '@paniscus/domain/bibliography';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Catalog, toCatalogState } from '../Catalog/Catalog';
import { BibliographyScreen } from './BibliographyScreen';

const links = {
  bibliography: '/SueBiblio',
  publication: (id: string) => `/SueBiblio/${id}`,
  publicationFile: (id: string, format: string) => `/SueBiblio/files/${id}.${format}`,
};

function renderCatalog(query: Record<string, string>) {
  const filter = parsePublicationFilter({ get: (name) => query[name] ?? null });
  return <Catalog state={toCatalogState(filter)} filter={filter} links={links} />;
}

const meta = {
  component: BibliographyScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'All publications with a search, for researchers and students.',
      accessibility: [
        'The number of results is announced after each change of the filter.',
        'Without JavaScript, the form is sent to the server.',
      ],
    } satisfies ScreenGuide,
  },
  args: { catalog: renderCatalog({}) },
} satisfies Meta<typeof BibliographyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const Empty: Story = { args: { catalog: renderCatalog({ q: 'penguins' }) } };
export const EmptyOnPhone: Story = { args: Empty.args };
