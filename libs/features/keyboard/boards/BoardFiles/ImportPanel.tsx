import { wordsOn } from '@paniscus/domain/keyboard';
import type { Fault, ReadBoard } from '@paniscus/domain/keyboard';
import { Alert, Button, Loading, Select } from '@paniscus/ui';
import { useId } from 'react';
import { BoardPreview } from './BoardPreview';
import { Sheet } from './files.styles';

export type ImportState =
  | { kind: 'blank' }
  | { kind: 'reading' }
  | { kind: 'refused'; file: string; reason: string; faults: readonly Fault[] }
  /** Read but not yet applied to Delta; one of several boards is selected. */
  | {
      kind: 'found';
      boards: readonly ReadBoard[];
      chosen: number;
      leftOut: readonly { path: string; reason: string }[];
    }
  /** Applied to Delta; the previous board can be restored. */
  | { kind: 'done'; board: ReadBoard };

interface ImportPanelProps {
  state: ImportState;
  /** Number of words on Delta that the import would replace. */
  replaced: number;
  onFile: (file: File) => void;
  onChoose: (index: number) => void;
  onUndo: () => void;
}

const EXPECTED_KINDS = 12;

const getCount = (count: number) => (count === 1 ? '1 word' : `${count} words`);

function Refused({ file, reason, faults }: Extract<ImportState, { kind: 'refused' }>) {
  const rest = faults.length - EXPECTED_KINDS;
  return (
    <Alert kind="error" title={`“${file}” was not imported`}>
      <p>{reason}</p>
      {faults.length === 0 ? null : (
        <ul>
          {faults.slice(0, EXPECTED_KINDS).map(({ field, problem }) => (
            <li key={`${field} ${problem}`}>
              <code>{field}</code> {problem}
            </li>
          ))}
          {rest > 0 ? <li>and {rest} more</li> : null}
        </ul>
      )}
      <p>Your Delta board is as it was.</p>
    </Alert>
  );
}

type FoundProps = Extract<ImportState, { kind: 'found' }> & Pick<ImportPanelProps, 'replaced' | 'onChoose'>;

function Found({ boards, chosen, leftOut, replaced, onChoose }: FoundProps) {
  const board = boards[chosen];
  if (board === undefined) return null;
  return (
    <>
      {boards.length === 1 ? null : (
        <Select
          label={`One of ${boards.length} boards`}
          options={boards.map(({ name, delta }, index) => ({
            value: String(index),
            label: `${name} (${getCount(wordsOn(delta).length)})`,
          }))}
          value={String(chosen)}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
      <BoardPreview board={board} />
      {leftOut.length === 0 ? null : (
        <Alert kind="warning" title="Boards that could not be read">
          <ul>
            {leftOut.slice(0, EXPECTED_KINDS).map(({ path, reason }) => (
              <li key={path}>
                {path}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {replaced === 0 ? null : (
        <p>It takes the place of the {getCount(replaced)} on your Delta board. You can undo that.</p>
      )}
    </>
  );
}

export function ImportPanel({ state, replaced, onFile, onChoose, onUndo }: ImportPanelProps) {
  const id = useId();
  return (
    <Sheet>
      <p>A board in the Open Board Format, from this site or another program, becomes your Delta board.</p>
      <div data-part="file">
        <label htmlFor={id}>File (.obf or .obz)</label>
        <input
          id={id}
          type="file"
          accept=".obf,.obz,.json,.zip,application/json,application/zip"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onFile(file);
            // Reset, so that selecting the same file again after fixing it fires a change event.
            target.value = '';
          }}
        />
      </div>
      {state.kind === 'reading' ? <Loading /> : null}
      {state.kind === 'refused' ? <Refused {...state} /> : null}
      {state.kind === 'found' ? <Found {...state} replaced={replaced} onChoose={onChoose} /> : null}
      {state.kind === 'done' ? (
        <Alert
          kind="success"
          action={
            <Button look="plain" onClick={onUndo}>
              Undo
            </Button>
          }
        >
          Delta is now “{state.board.name}”, with {getCount(wordsOn(state.board.delta).length)}.
        </Alert>
      ) : null}
    </Sheet>
  );
}
