import { styled } from '@mui/material/styles';
import { foldedWord, findWords } from '@paniscus/domain/keyboard';
import type { WordPosition } from '@paniscus/domain/keyboard';
import { useDeferredValue, useId, useState } from 'react';
import { boardNames } from '../store/names.data';
import { Found } from './Found';

interface FindWordProps {
  /** All words of all boards with their positions. */
  places: readonly WordPosition[];
  /** Number of columns the board is currently displayed in. */
  columns: number;
  /** Opens the word's board and focuses its key. */
  onGo: (place: WordPosition) => void;
  initialSearch?: string;
}

const Search = styled('form')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  minWidth: 0,
  '& > label': typography.subtitle2,
  '& > input': {
    ...typography.body1,
    width: '100%',
    minHeight: measures.touchTarget,
    padding: spacing(0.75, 1.5),
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.controlRadius,
  },
  '& > [data-part="count"]': {
    ...typography.body2,
    margin: 0,
    color: vars.palette.text.secondary,
    '&:empty': { display: 'none' },
  },
}));

const getCount = (search: string, count: number) => {
  if (foldedWord(search) === '') return '';
  if (count === 0) return `No board has “${search.trim()}”. Try a shorter part of the word.`;
  return count === 1 ? '1 word found' : `${count} words found`;
};

/** Searches the words of all boards; Enter goes to the first result. */
export function FindWord({ places, columns, onGo, initialSearch = '' }: FindWordProps) {
  const id = useId();
  const [search, setSearch] = useState(initialSearch);
  const asked = useDeferredValue(search);
  const found = findWords(places, asked);
  const go = (place: WordPosition) => {
    setSearch('');
    onGo(place);
  };
  return (
    <Search
      role="search"
      aria-label="Words of the boards"
      onSubmit={(event) => {
        event.preventDefault();
        const first = findWords(places, search)[0];
        if (first !== undefined) go(first);
      }}
    >
      <label htmlFor={id}>Find a word</label>
      <input
        type="search"
        id={id}
        value={search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={`${id}-count`}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p id={`${id}-count`} data-part="count" role="status">
        {getCount(asked, found.length)}
      </p>
      {found.length === 0 ? null : (
        <Found found={found} columns={columns} boardNames={boardNames} onGo={go} />
      )}
    </Search>
  );
}
