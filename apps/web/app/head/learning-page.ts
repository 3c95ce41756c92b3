import type { BreadcrumbItem } from '@paniscus/ui';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import type { RouteDefinition } from '@paniscus/routes';
import { toAbsoluteUrl } from './absolute-url';
import { publisher } from './structured-data';

export type LearningPage = {
  handle: RouteDefinition;
  /** schema.org types. */
  types: readonly string[];
  title: string;
  description: string;
  breadcrumbs: readonly BreadcrumbItem[];
};

export function buildLearningPageMeta({
  handle,
  types,
  title,
  description,
  breadcrumbs,
}: LearningPage): MetaDescriptor[] {
  const isApplication = types.includes('WebApplication');
  const resource = {
    '@type': types,
    name: title,
    description,
    url: toAbsoluteUrl(handle.path),
    inLanguage: 'en',
    isAccessibleForFree: true,
    learningResourceType: isApplication ? 'educational game' : 'reading',
    about: 'Yerkish, a language of lexigrams for apes',
    provider: publisher,
    ...(isApplication && { applicationCategory: 'EducationalApplication', operatingSystem: 'Any' }),
  };
  return buildMeta(handle, { title, description, jsonLd: [resource], breadcrumbs });
}
