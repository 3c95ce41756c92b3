import { useState } from 'react';
import { useStoryIndex } from '../use-story-index';
import { groupScreens } from './group-screens';
import type { CatalogScreen } from './group-screens';
import styles from './screen-catalog.module.css';

/** Every screen with a live thumbnail and a link for each state, from Storybook's own index. */
export function ScreenCatalog() {
  const index = useStoryIndex();
  const [search, setSearch] = useState('');
  if (index === undefined) return <p>Loading the list of screens...</p>;
  const screens = groupScreens(index);
  const wanted = search.trim().toLowerCase();
  const matches = screens.filter(({ feature, name, states }) =>
    [feature, name, ...states.map((state) => state.name)].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <div className="sb-unstyled">
      <label className={styles.search}>
        Find a screen or a state
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p role="status">{`${matches.length} of ${screens.length} screens`}</p>
      <ul className={styles.screens}>
        {matches.map((screen) => (
          <Screen key={screen.name} screen={screen} />
        ))}
      </ul>
    </div>
  );
}

function Screen({ screen: { feature, name, states } }: { screen: CatalogScreen }) {
  const [first] = states;
  return (
    <li className={styles.screen}>
      <h3>
        {name} <small>{feature}</small>
      </h3>
      <div className={styles.thumbnail}>
        <iframe
          title={`${name}, ${first.name}`}
          src={`./iframe.html?id=${first.id}&viewMode=story`}
          loading="lazy"
          tabIndex={-1}
        />
      </div>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state.id}>
            <a href={`./?path=/story/${state.id}`} target="_top">
              {state.name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
