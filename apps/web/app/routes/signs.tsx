import { signsContent } from '@paniscus/content';
import { SignsScreen } from '@paniscus/features/signs';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { aboutLearning } from '../head/signs';
import type { LearningPage } from '../head/signs';
import { trails } from '../head/breadcrumbs';
import { renderIsland } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { installLinks } from '../offline/links';
import { ROUTES, paths } from '@paniscus/routes';

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
  return <SignsScreen workshop={<Island island={island} isFar />} trail={trails.signs} links={paths} />;
}
