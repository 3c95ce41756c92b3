import { paths } from '@paniscus/routes';

/** Links of a page that asks the buyer to save the link to the order: on paper, only a whole URL is spelled out. */
export const orderLinks = { ...paths, order: (token: string) => location.origin + paths.order(token) };
