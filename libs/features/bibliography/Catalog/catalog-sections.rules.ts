import { bibliographyContent } from '@paniscus/content';
import { groupPublicationsByDecade } from '@paniscus/domain/bibliography';
import type { Publication } from '@paniscus/domain/bibliography';

/** Publications under one heading of the catalog, newest first. */
export type CatalogSection = { id: string; label: string; publications: readonly Publication[] };

const getDecadeLabel = (decade: string) => (decade === 'undated' ? 'No date' : decade);

/** Groups the founding researcher's own works by decade, followed by one section of works about the language. */
export function buildCatalogSections(found: readonly Publication[]): CatalogSection[] {
  const own = found.filter(({ group }) => group === 'own');
  const context = found.filter(({ group }) => group === 'context');
  const decades = groupPublicationsByDecade(own).map(({ decade, publications }) => ({
    id: `years-${decade}`,
    label: getDecadeLabel(decade),
    publications,
  }));
  if (context.length === 0) return decades;
  const sorted = groupPublicationsByDecade(context).flatMap(({ publications }) => publications);
  return [...decades, { id: 'about-the-language', label: bibliographyContent.context, publications: sorted }];
}

/** Builds the options of the year filter: each decade followed by its years. */
export function buildYearOptions(publications: readonly Publication[]): { value: string; label: string }[] {
  return groupPublicationsByDecade(publications).flatMap(({ decade, publications: works }) => [
    { value: decade, label: getDecadeLabel(decade) },
    ...[...new Set(works.flatMap(({ year }) => year ?? []))].map((year) => ({
      value: String(year),
      label: `– ${year}`,
    })),
  ]);
}
