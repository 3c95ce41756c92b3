export { BibliographyScreen } from './BibliographyScreen/BibliographyScreen';
export { Catalogue, toCatalogState } from './Catalogue/Catalogue';
export type { CatalogueState } from './Catalogue/Catalogue';
export { buildOutsideLinks } from './outside-links';
export { PublicationScreen } from './PublicationScreen/PublicationScreen';
export type { BibliographyLinks, Citation, ExportFormat } from './bibliography.links';
