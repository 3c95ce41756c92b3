import type { Crumb } from '@paniscus/ui';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import type { RouteDefinition } from '@paniscus/routes';
import { getAddress } from './url';
import { publisher } from './structured-data';

export type LearningPage = {
  handle: RouteDefinition;
  /** schema.org types. */
  kind: readonly string[];
  title: string;
  description: string;
  trail: readonly Crumb[];
};

export function aboutLearning({ handle, kind, title, description, trail }: LearningPage): MetaDescriptor[] {
  const isApplication = kind.includes('WebApplication');
  const resource = {
    '@type': kind,
    name: title,
    description,
    url: getAddress(handle.path),
    inLanguage: 'en',
    isAccessibleForFree: true,
    learningResourceType: isApplication ? 'educational game' : 'reading',
    about: 'Yerkish, a language of lexigrams for apes',
    provider: publisher,
    ...(isApplication && { applicationCategory: 'EducationalApplication', operatingSystem: 'Any' }),
  };
  return buildMeta(handle, { title, description, jsonLd: [resource], trail });
}
