import { organisation } from '@paniscus/content';
import type { MetaDescriptor } from 'react-router-dom';
import { metaOf } from './meta';
import type { RouteHandle } from './paths';

export type LearningPage = {
  handle: RouteHandle;
  /** What it is to search engines, in the words of schema.org. */
  kind: readonly string[];
  title: string;
  description: string;
};

/** The head of a page from which somebody learns: its text, and the same for machines that sort such pages. */
export function aboutLearning(page: LearningPage, path: string, publicUrl = ''): MetaDescriptor[] {
  const { handle, kind, title, description } = page;
  return [
    ...metaOf(handle, { title, description }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': kind,
        name: title,
        description,
        url: publicUrl + path,
        inLanguage: 'en',
        isAccessibleForFree: true,
        learningResourceType: kind.includes('WebApplication') ? 'educational game' : 'reading',
        about: 'Yerkish, a language of lexigrams for apes',
        provider: { '@type': 'NGO', name: organisation.name },
        ...(kind.includes('WebApplication') && {
          applicationCategory: 'EducationalApplication',
          operatingSystem: 'Any',
        }),
      },
    },
  ];
}
