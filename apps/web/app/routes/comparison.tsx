import { comparisonContent } from '@paniscus/content';
import { ComparisonScreen } from '@paniscus/features/signs';
import { ROUTES, paths } from '@paniscus/routes';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildLearningPageMeta } from '../head/learning-page';

export const handle = ROUTES.comparison;
export const meta = () =>
  buildLearningPageMeta({
    handle,
    types: ['LearningResource'],
    title: comparisonContent.title,
    description: comparisonContent.lead,
    breadcrumbs: breadcrumbs.comparison,
  });

export default function ComparisonRoute() {
  return <ComparisonScreen breadcrumbs={breadcrumbs.comparison} links={paths} />;
}
