export { BibliographyScreen } from './BibliographyScreen/BibliographyScreen';
export { Catalog, toCatalogState } from './Catalogue/Catalogue';
export type { CatalogState } from './Catalogue/Catalogue';
export { buildOutsideLinks } from './outside-links';
export { PublicationScreen } from './PublicationScreen/PublicationScreen';
export type { BibliographyLinks, Citation, ExportFormat } from './bibliography.links';
