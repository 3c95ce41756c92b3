export { BibliographyScreen } from './BibliographyScreen/BibliographyScreen';
export { Catalog, toCatalogState } from './Catalog/Catalog';
export type { CatalogState } from './Catalog/Catalog';
export { buildOutsideLinks } from './outside-links';
export { PublicationScreen } from './PublicationScreen/PublicationScreen';
export type { BibliographyLinks, Citation, ExportFormat } from './bibliography.links';
