import { renderToString } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createStyles, stylesContext } from '../styles-context';
import { islandOf } from './islands';
import type { IslandName } from './islands';

/** Renders an island as a tree of its own, which is how the browser takes it over; its styles join the page's. */
export function islandLoader(name: IslandName) {
  return ({ context }: LoaderFunctionArgs) => {
    const { cache } = context.get(stylesContext) ?? createStyles();
    return { name, html: renderToString(islandOf(name, cache), { identifierPrefix: name }) };
  };
}
