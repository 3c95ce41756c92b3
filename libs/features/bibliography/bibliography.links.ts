export const EXPORT_FORMATS = ['bib', 'ris', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type Citation = { apa: string; bibtex: string; ris: string; csl: string };

export type BibliographyLinks = {
  bibliography: string;
  publication: (id: string) => string;
  /** URL of the citation file of one publication, or of all publications for the id `all`. */
  publicationFile: (id: string, format: ExportFormat) => string;
};
