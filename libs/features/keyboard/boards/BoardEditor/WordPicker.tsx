import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { normalizeWord } from '@paniscus/domain/keyboard';
import type { DeltaBoard, LexigramKey, OwnWords } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import { NativeSelectField } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { SearchInput } from '../../components/SearchInput';
import { findSign } from '../../store/own-words';
import { WordList } from './WordList';
import { classOptions } from './word-sources';

interface WordPickerProps {
  delta: DeltaBoard;
  ownWords: OwnWords;
  /** Accessible name, such as `Words for key 5`. */
  name: string;
  onPick: (key: LexigramKey) => void;
  /** Action above the words. */
  children: ReactNode;
}

const allClasses = { value: 'all', label: 'All words' };

const ownClass = { value: 'own', label: 'Your own' };

const listWords = (selectedClass: string, ownWords: OwnWords): readonly BoardSign[] => {
  const own = [...ownWords.keys()].flatMap((key) => findSign(key, ownWords) ?? []);
  if (selectedClass === ownClass.value) return own;
  if (selectedClass === allClasses.value) return [...own, ...LEXIGRAMS];
  return LEXIGRAMS.filter(({ lexigramClass }) => lexigramClass === selectedClass);
};

const filterWords = (search: string, words: readonly BoardSign[]): readonly BoardSign[] => {
  const term = normalizeWord(search);
  return words.filter(({ word }) => normalizeWord(word).includes(term));
};

/** On a phone the words stay at the bottom, from edge to edge, while the board scrolls behind them. */
const Picker = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  position: 'sticky',
  bottom: 'calc(-1 * var(--dialog-padding))',
  zIndex: 1,
  display: 'grid',
  gap: spacing(1.5),
  minWidth: 0,
  maxHeight: 'var(--picker-height)',
  margin: '0 calc(-1 * var(--dialog-padding)) calc(-1 * var(--dialog-padding))',
  padding: `${spacing(1.5)} var(--dialog-padding)`,
  overflowY: 'auto',
  backgroundColor: vars.palette.background.paper,
  borderTop: `${layout.hairline} solid ${vars.palette.outline}`,
  [breakpoints.up('md')]: { maxHeight: '60svh', margin: 0, padding: spacing(0, 1, 1.5), borderTop: 0 },
}));

/** Word list of the editor: the visitor's own words and the 384 others, filtered by search and class. */
export function WordPicker({ delta, ownWords, name, onPick, children }: WordPickerProps) {
  const [search, setSearch] = useState('');
  const [selectedClass, setSelectedClass] = useState(allClasses.value);
  const term = useDeferredValue(search);
  const all = useMemo(() => listWords(selectedClass, ownWords), [selectedClass, ownWords]);
  const words = useMemo(() => filterWords(term, all), [term, all]);
  return (
    <Picker role="group" aria-label={name} data-covers-board="">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
          alignItems: 'end',
          gap: 1,
        }}
      >
        <SearchInput label="Search words" value={search} onChange={setSearch} />
        <NativeSelectField
          label="Class"
          options={[allClasses, ownClass, ...classOptions]}
          value={selectedClass}
          onChange={setSelectedClass}
        />
      </Box>
      {children}
      {words.length === 0 ? (
        <Typography variant="body2" role="status">
          No words match your search.
        </Typography>
      ) : null}
      <WordList key={`${selectedClass} ${term}`} {...{ words, delta, onPick }} />
    </Picker>
  );
}
