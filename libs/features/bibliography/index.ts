export { BibliographyScreen } from './BibliographyScreen/BibliographyScreen';
export { Catalog, toCatalogState } from './Catalog/Catalog';
export { readFilterForm } from './Catalog/read-filter-form';
export { PublicationScreen } from './PublicationScreen/PublicationScreen';
export type { Citation, ExportFormat } from './bibliography.links';
