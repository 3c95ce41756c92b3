import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { findWords, normalizeWord } from '@paniscus/domain/keyboard';
import type { WordPosition } from '@paniscus/domain/keyboard';
import { useDeferredValue, useId, useState } from 'react';
import { SearchInput } from '../components/SearchInput';
import { SearchResults } from './SearchResults';

interface WordSearchProps {
  /** All words of all boards with their positions. */
  positions: readonly WordPosition[];
  /** Number of columns the board is currently displayed in. */
  columns: number;
  /** Opens the word's board and focuses its key. */
  onSelect: (position: WordPosition) => void;
  /** Text at first. */
  initialSearch?: string;
  /** Focuses the search box, when a dialog with it opens. */
  autoFocus?: boolean;
}

const describeCount = (search: string, count: number) => {
  if (normalizeWord(search) === '') return '';
  if (count === 0) return `No board has “${search.trim()}.” Try fewer letters.`;
  return count === 1 ? '1 word found' : `${count} words found`;
};

function ResultCount({ id, text }: { id: string; text: string }) {
  return (
    <Typography
      id={id}
      role="status"
      variant="body2"
      sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
    >
      {text}
    </Typography>
  );
}

/** Searches the words of all boards; Enter goes to the first result. */
export function WordSearch(props: WordSearchProps) {
  const { positions, columns, onSelect, initialSearch = '', autoFocus } = props;
  const countId = useId();
  const [search, setSearch] = useState(initialSearch);
  const deferredSearch = useDeferredValue(search);
  const results = findWords(positions, deferredSearch);
  const select = (position: WordPosition) => {
    setSearch('');
    onSelect(position);
  };
  return (
    <Stack
      component="form"
      role="search"
      aria-label="Words on the boards"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = findWords(positions, search);
        if (first !== undefined) select(first);
      }}
      sx={{ gap: 0.75, minWidth: 0 }}
    >
      <SearchInput
        label="Find a word"
        value={search}
        onChange={setSearch}
        autoFocus={autoFocus}
        describedBy={countId}
        enterKeyHint="go"
      />
      <ResultCount id={countId} text={describeCount(deferredSearch, results.length)} />
      {results.length === 0 ? null : <SearchResults results={results} columns={columns} onSelect={select} />}
    </Stack>
  );
}
