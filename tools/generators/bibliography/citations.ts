// Formats publications with citation.js at build time, so that only the texts are shipped.
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { toCsl } from '#libs/domain/bibliography/csl.rules.ts';
import type { Publication } from '#libs/domain/bibliography/bibliography.types.ts';

export type Citation = { apa: string; bibtex: string; ris: string };

/** Stands in the author list for those that a source does not name, until each format says so in its own way. */
const OTHERS = 'others';

export function formatCitation(publication: Publication): Citation {
  const csl = { ...toCsl(publication), 'citation-key': publication.id.replaceAll('-', '_') };
  const others = publication.hasOtherAuthors === true ? [{ literal: OTHERS }] : [];
  const citation = new Cite([{ ...csl, author: [...publication.authors, ...others] }]);
  const apa = citation.format('bibliography', { format: 'text', template: 'apa', lang: 'en-US' });
  return {
    apa: apa
      .trim()
      .replace(`& ${OTHERS}.`, 'et al.')
      .replace(/(\.) (?=et al\.)/, '$1, '),
    bibtex: citation.format('bibtex').trim().replace(`{${OTHERS}}`, OTHERS),
    ris: normalizeRis(citation.format('ris'), publication.id),
  };
}

/**
 * Adapts RIS to current reference managers: unfolds lines broken after 70 characters, splits pages into first and last,
 * and restores the identifier, which the library cuts after 20 characters.
 */
const normalizeRis = (ris: string, id: string) =>
  ris
    .trim()
    .replace(`AU  - ${OTHERS}\n`, '')
    .replaceAll(/\n(?![A-Z][A-Z0-9] {2}-)/g, '')
    .replace(/^SP {2}- (\d+)-(\d+)$/m, 'SP  - $1\nEP  - $2')
    .replace(/^ID {2}- .{0,20}$/m, `ID  - ${id}`)
    .replace(/ER {2}-$/, 'ER  - ');
