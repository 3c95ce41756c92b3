import { signsContent } from '@paniscus/content';
import { SignsScreen } from '@paniscus/features/signs';
import { Island } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildLearningPageMeta } from '../head/learning-page';
import type { LearningPage } from '../head/learning-page';
import { renderIsland } from '../islands/island.loader';
import { installLinks } from '../offline/links';

export const handle = ROUTES.signs;
export const links = installLinks;

const learningPage: LearningPage = {
  handle,
  types: ['LearningResource'],
  title: signsContent.title,
  description: signsContent.lead,
  breadcrumbs: breadcrumbs.signs,
};

export const meta = () => buildLearningPageMeta(learningPage);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'SignWorkshopIsland', {}),
});

export default function SignsRoute() {
  const { island } = useLoaderData<typeof loader>();
  return (
    <SignsScreen
      workshop={<Island island={island} hydrate="visible" />}
      breadcrumbs={breadcrumbs.signs}
      links={paths}
    />
  );
}
