import type { Crumb } from '@paniscus/ui';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import type { RouteHandle } from '../paths';
import { getAddress } from './url';
import { publisher } from './structured-data';

export type LearningPage = {
  handle: RouteHandle;
  /** What it is to search engines, in the words of schema.org. */
  kind: readonly string[];
  title: string;
  description: string;
  trail: readonly Crumb[];
};

/** The head of a page from which somebody learns: its text, and the same for machines that sort such pages. */
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
