import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { Button, Dialog, LexigramBoard } from '@paniscus/ui';
import { useMemo } from 'react';
import { listPlaces } from '../../KeyboardScreen/cells';
import { EditorTools } from './EditorTools';
import { WordPicker } from './WordPicker';
import { BoardFrame, Table } from './editor.styles';
import { useBoardEditor } from './use-board-editor';

interface BoardEditorProps {
  isOpen: boolean;
  delta: DeltaBoard;
  onDelta: (delta: DeltaBoard) => void;
  onClose: () => void;
}

/** Editor of the visitor's own board: select a position, then a word. Works without dragging. */
export function BoardEditor({ isOpen, delta, onDelta, onClose }: BoardEditorProps) {
  const work = useBoardEditor(delta, onDelta);
  const places = useMemo(() => listPlaces('delta', delta), [delta]);
  return (
    <Dialog
      isOpen={isOpen}
      title="Your board, Delta"
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Table>
        {work.isEmpty ? (
          <p data-part="note">
            The board is empty. Press a place, then the word that you want there; or fill it from a panel and
            change what you like. It stays in this browser.
          </p>
        ) : null}
        <EditorTools work={work} />
        <p data-part="note" role="status">
          {work.text}
        </p>
        <BoardFrame place={work.place}>
          <LexigramBoard
            name="Places of Delta"
            emptyName="Place"
            hasWords={false}
            places={places}
            onPress={(_, place) => work.choose(place)}
          />
        </BoardFrame>
        <WordPicker delta={delta} name={`Words for place ${work.place + 1}`} onPick={work.put} />
      </Table>
    </Dialog>
  );
}
