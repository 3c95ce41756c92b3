import { gamesContent } from '@paniscus/content';
import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildLearningPageMeta } from '../head/learning-page';
import type { LearningPage } from '../head/learning-page';
import { renderIsland } from '../islands/island.loader';
import { installLinks } from '../offline/links';

export const handle = ROUTES.games;
export const links = installLinks;

const learningPage: LearningPage = {
  handle,
  types: ['WebApplication', 'LearningResource'],
  title: gamesContent.title,
  description: gamesContent.lead,
  breadcrumbs: breadcrumbs.games,
};

export const meta = () => buildLearningPageMeta(learningPage);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'SignGamesIsland', { breadcrumbs: breadcrumbs.games }),
});

export default function GamesRoute() {
  return <Island island={useLoaderData<typeof loader>().island} hydrate="idle" />;
}
