export const EXPORT_FORMATS = ['bib', 'ris', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** One work as it is cited, in each of the forms. */
export type Citation = { apa: string; bibtex: string; ris: string; csl: string };

export type BibliographyLinks = {
  bibliography: string;
  publication: (id: string) => string;
  /** The file of a work, or of `all`. */
  publicationFile: (id: string, format: ExportFormat) => string;
};
