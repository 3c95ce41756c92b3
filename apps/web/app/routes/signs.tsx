import { signsContent } from '@paniscus/content';
import { SignsScreen } from '@paniscus/features/signs';
import { Island } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { trails } from '../head/breadcrumbs';
import { aboutLearning } from '../head/signs';
import type { LearningPage } from '../head/signs';
import { renderIsland } from '../islands/island.loader';
import { installLinks } from '../offline/links';

export const handle = ROUTES.signs;
export const links = installLinks;

const about: LearningPage = {
  handle,
  kind: ['LearningResource'],
  title: signsContent.title,
  description: signsContent.lead,
  trail: trails.signs,
};

export const meta = () => aboutLearning(about);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'SignWorkshopIsland', {}),
});

export default function SignsRoute() {
  const { island } = useLoaderData<typeof loader>();
  return (
    <SignsScreen workshop={<Island island={island} hydrate="visible" />} trail={trails.signs} links={paths} />
  );
}
