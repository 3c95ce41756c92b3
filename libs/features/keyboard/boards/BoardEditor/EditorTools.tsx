import { Button, Select } from '@paniscus/ui';
import { useState } from 'react';
import { sourceChoices } from './sources';
import type { BoardWork } from './use-board-editor';

interface EditorToolsProps {
  work: BoardWork;
}

export function EditorTools({ work }: EditorToolsProps) {
  const [source, setSource] = useState(sourceChoices[0]?.value ?? '');
  const { isEmpty, isPlaceEmpty, isMoving, canUndo } = work;
  return (
    <div data-part="tools">
      <Button look="plain" onClick={work.clearPlace} isDisabled={isPlaceEmpty}>
        Clear place
      </Button>
      <Button look="plain" onClick={work.startMove} isDisabled={isPlaceEmpty && !isMoving}>
        {isMoving ? 'Leave it there' : 'Move it'}
      </Button>
      <Button look="plain" onClick={work.undo} isDisabled={!canUndo}>
        Undo
      </Button>
      <Button look="plain" onClick={work.clearAll} isDisabled={isEmpty}>
        Clear all
      </Button>
      <Select label="Fill empty places from" options={sourceChoices} value={source} onChange={setSource} />
      <Button look="plain" onClick={() => work.fillFrom(source)}>
        Fill
      </Button>
    </div>
  );
}
