import { foldedWord } from '@paniscus/domain/keyboard';
import type { DeltaBoard, LexigramKey } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { HiddenText, Select, SignTile } from '@paniscus/ui';
import { memo, useDeferredValue, useId, useState } from 'react';
import { Fields, Words } from './editor.styles';
import { classChoices } from './sources';

interface WordPickerProps {
  delta: DeltaBoard;
  /** Accessible name, such as `Words for place 5`. */
  name: string;
  onPick: (key: LexigramKey) => void;
}

const all = { value: 'all', label: 'All words' };

const found = (search: string, chosen: string): readonly Lexigram[] => {
  const asked = foldedWord(search);
  return LEXIGRAMS.filter(
    ({ word, lexigramClass }) =>
      (chosen === all.value || lexigramClass === chosen) && foldedWord(word).includes(asked),
  );
};

interface WordKeyProps {
  lexigram: Lexigram;
  isThere: boolean;
}

const WordKey = memo(function WordKey({
  lexigram: { key, word, sign, lexigramClass },
  isThere,
}: WordKeyProps) {
  return (
    <li>
      <button type="button" data-word={key} data-there={isThere ? '' : undefined}>
        <SignTile sign={sign} lexigramClass={lexigramClass} size="small" isDecorative />
        <span>
          {word}
          {isThere ? <HiddenText>, on your board</HiddenText> : null}
        </span>
      </button>
    </li>
  );
});

/** Word list of the editor: all 384 words, filtered by search and class. */
export function WordPicker({ delta, name, onPick }: WordPickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(all.value);
  const words = found(useDeferredValue(search), chosen);
  const there = new Set(delta);
  return (
    <div data-part="picker" role="group" aria-label={name}>
      <Fields>
        <div>
          <label htmlFor={id}>Search words</label>
          <input
            id={id}
            type="search"
            value={search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <Select label="Class" options={[all, ...classChoices]} value={chosen} onChange={setChosen} />
      </Fields>
      {words.length === 0 ? <p role="status">The vocabulary has no such word.</p> : null}
      <Words
        aria-label="Words"
        onClick={({ target }) => {
          const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
          if (pressed?.dataset.word !== undefined) onPick(pressed.dataset.word);
        }}
      >
        {words.map((lexigram) => (
          <WordKey key={lexigram.key} lexigram={lexigram} isThere={there.has(lexigram.key)} />
        ))}
      </Words>
    </div>
  );
}
