import { useMemo, useState } from 'react';
import { useStoryIndex } from '../use-story-index';
import { countStates, filterGroups, groupScreens, toTitle } from './group-screens';
import type { CatalogGroup } from './group-screens';
import styles from './screen-catalog.module.css';
import { Thumbnail } from './Thumbnail';

/** Every screen, printed page and email with a thumbnail and a link for each state, from Storybook's own index. */
export function ScreenCatalog() {
  const index = useStoryIndex();
  const groups = useMemo(() => index && groupScreens(index), [index]);
  return groups === undefined ? <p>Loading the list of screens...</p> : <Catalog groups={groups} />;
}

function Catalog({ groups }: { groups: readonly CatalogGroup[] }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const matches = useMemo(() => filterGroups(groups, wanted), [groups, wanted]);
  const [firstMatch] = matches.flatMap(({ pages }) => pages.flatMap(({ states }) => states));
  return (
    <div className={`sb-unstyled ${styles.catalog}`}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (firstMatch !== undefined) document.getElementById(firstMatch.id)?.focus();
        }}
      >
        <label>
          Find a screen, an email or a state
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      </form>
      <p role="status">{`${countStates(matches)} of ${countStates(groups)} states`}</p>
      {matches.length === 0 ? (
        <p>
          Nothing matches “{wanted}.” Try fewer words, or{' '}
          <button type="button" onClick={() => setSearch('')}>
            show everything
          </button>
          .
        </p>
      ) : (
        <Groups groups={matches} />
      )}
    </div>
  );
}

const toAnchor = (name: string) => `group-${name.toLowerCase().replaceAll(' ', '-')}`;

function Groups({ groups }: { groups: readonly CatalogGroup[] }) {
  return (
    <>
      <nav aria-label="Groups">
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.name}>
              <a href={`#${toAnchor(group.name)}`}>{group.name}</a> {countStates([group])}
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, pages }) => (
        <section key={name} aria-labelledby={toAnchor(name)}>
          <h2 id={toAnchor(name)}>{name}</h2>
          {pages.map((page) => (
            <Page key={page.name} page={page} />
          ))}
        </section>
      ))}
    </>
  );
}

function Page({ page: { name, states } }: { page: CatalogGroup['pages'][number] }) {
  return (
    <>
      <h3>
        {toTitle(name)} <small>{name}</small>
      </h3>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state.id}>
            <a id={state.id} href={`./?path=/story/${state.id}`} target="_top">
              <Thumbnail storyId={state.id} />
              {state.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
