import { useState } from 'react';
import type { ComponentProps } from 'react';
import { BoardEditor } from './BoardEditor';

/** The editor with the changes that are made in it, for stories. */
export function RememberingEditor(props: ComponentProps<typeof BoardEditor>) {
  const [saved, setSaved] = useState(props.saved);
  const [ownWords, setOwnWords] = useState(props.ownWords);
  const [hidden, setHidden] = useState(props.board.hidden);
  const { saveOwnWord, deleteOwnWord, ...actions } = props.actions;
  return (
    <BoardEditor
      {...props}
      saved={saved}
      ownWords={ownWords}
      actions={{
        ...actions,
        saveOwnWord(word) {
          setOwnWords((words) => new Map([...words, [word.key, word]]));
          return saveOwnWord(word);
        },
        deleteOwnWord(key, change) {
          setSaved({ ...saved, ...change });
          deleteOwnWord(key, change);
        },
        restore: (change) => setSaved({ ...saved, ...change }),
      }}
      board={{ ...props.board, cells: saved.delta, hidden }}
      onHiddenChange={(keys) => {
        setHidden(keys);
        props.onHiddenChange(keys);
      }}
      onCellsChange={(delta) => {
        setSaved({ ...saved, delta });
        props.onCellsChange(delta);
      }}
    />
  );
}
