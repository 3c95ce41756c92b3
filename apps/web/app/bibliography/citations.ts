import { citations } from '@paniscus/content';
import { toCsl } from '@paniscus/domain/bibliography';
import type { Publication } from '@paniscus/domain/bibliography';
import type { Citation, ExportFormat } from '@paniscus/features/bibliography';

export const EXPORT_MIME_TYPES: Record<ExportFormat, string> = {
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  json: 'application/vnd.citationstyles.csl+json; charset=utf-8',
};

export function formatCitation(publication: Publication): Citation {
  const { apa = '', bibtex = '', ris = '' } = citations[publication.id] ?? {};
  return { apa, bibtex, ris, csl: JSON.stringify(toCsl(publication), null, 2) };
}

export function formatExportFile(publications: readonly Publication[], format: ExportFormat): string {
  if (format === 'json') return `${JSON.stringify(publications.map(toCsl), null, 2)}\n`;
  const texts = publications.map(formatCitation).map(({ bibtex, ris }) => (format === 'bib' ? bibtex : ris));
  return `${texts.join(format === 'bib' ? '\n\n' : '\n')}\n`;
}
