import { citations, publications } from '@paniscus/content';
import { toCsl } from '@paniscus/domain/bibliography';
import type { Publication } from '@paniscus/domain/bibliography';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicationScreen } from './PublicationScreen';

function buildArgs(id: string) {
  const publication = publications.find((work) => work.id === id) as Publication;
  const { apa = '', bibtex = '', ris = '' } = citations[id] ?? {};
  return { publication, citation: { apa, bibtex, ris, csl: JSON.stringify(toCsl(publication), null, 2) } };
}

const meta = {
  component: PublicationScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'One publication with its source, links and citations, for readers who want to find or cite it.',
      accessibility: [
        'Each citation is an article named by its format, and its button copies it without a selection.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    ...buildArgs('stone-tools-2012'),
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#bibliography', label: 'Bibliography' },
      { href: '#work', label: 'Ape language: from conditioned response to symbol' },
    ],
    links: {
      bibliography: '/SueBiblio',
      publication: (id) => `/SueBiblio/${id}`,
      publicationFile: (id, format) => `/SueBiblio/files/${id}.${format}`,
    },
  },
} satisfies Meta<typeof PublicationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/^Roffman, I\., Savage-Rumbaugh, S\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy BibTeX' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download .ris' })).toHaveAttribute(
      'href',
      '/SueBiblio/files/stone-tools-2012.ris',
    );
  },
};
export const ReadyOnPhone: Story = {};

/** Unverified publication: no outside links, only a link back. */
export const Unchecked: Story = {
  args: buildArgs('do-apes-use-language-1980'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(
      canvas.getByText('We have not yet checked the details of this work against a public source'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /DOI|ISBN|PubMed|full text/ })).toBeNull();
  },
};
