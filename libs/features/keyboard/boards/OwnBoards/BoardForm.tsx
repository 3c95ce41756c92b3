import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  BOARD_COLUMNS,
  BOARD_ROWS,
  countHiddenWords,
  findBoardNameProblem,
  GRID_PRESETS,
  MIN_COLUMNS,
} from '@paniscus/domain/keyboard';
import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { NativeSelectField, useUnsavedInput } from '@paniscus/ui';
import { useState } from 'react';
import { showProblems } from '../OwnWord/show-problems';
import { WordInput } from '../OwnWord/WordInput';
import { formatGrid } from './format-grid';
import type { BoardDraft } from './board-changes';

interface BoardFormProps {
  draft: BoardDraft;
  /** Words of the board, to say how many a smaller size hides. */
  cells?: DeltaBoard;
  /** Names of the other boards; `undefined` for a board that cannot be renamed. */
  otherNames: readonly string[] | undefined;
  submitLabel: string;
  onSubmit: (draft: BoardDraft) => void;
  onCancel?: () => void;
}

const OTHER = 'other';
const presetOptions = [
  ...GRID_PRESETS.map((grid) => ({ value: formatGrid(grid), label: formatGrid(grid) })),
  { value: OTHER, label: 'Another size' },
];

const listCounts = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, index) => ({
    value: String(min + index),
    label: String(min + index),
  }));
const rowOptions = listCounts(1, BOARD_ROWS);
const columnOptions = listCounts(MIN_COLUMNS, BOARD_COLUMNS);

const describeHidden = (count: number) => {
  if (count === 0) return undefined;
  const words = count === 1 ? '1 word does' : `${count} words do`;
  return `${words} not fit in this size. You get them back when you make the board larger.`;
};

const isChanged = (draft: BoardDraft, saved: BoardDraft) =>
  draft.name !== saved.name || draft.rows !== saved.rows || draft.columns !== saved.columns;

/** Name and size of a board. */
export function BoardForm(props: BoardFormProps) {
  const { cells = [], otherNames, submitLabel, onSubmit, onCancel } = props;
  const [draft, setDraft] = useState(props.draft);
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedInput(isChanged(draft, props.draft));
  const problem = otherNames === undefined ? undefined : findBoardNameProblem(draft.name, otherNames);
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onSubmit(draft);
        else showProblems(event.currentTarget, () => setIsChecked(true));
      }}
    >
      {otherNames === undefined ? null : (
        <WordInput
          label="Name of the board"
          required
          value={draft.name}
          errorText={isChecked ? problem : undefined}
          onChange={(name) => setDraft({ ...draft, name })}
        />
      )}
      <SizeFields draft={draft} cells={cells} onChange={setDraft} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit">{submitLabel}</Button>
        {onCancel === undefined ? null : (
          <Button variant="outlined" color="inherit" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface SizeFieldsProps {
  draft: BoardDraft;
  cells: DeltaBoard;
  onChange: (draft: BoardDraft) => void;
}

/** One of the usual sizes, or a number of rows and columns. */
function SizeFields({ draft, cells, onChange }: SizeFieldsProps) {
  const isPreset = presetOptions.some(({ value }) => value === formatGrid(draft));
  const [isOther, setIsOther] = useState(!isPreset);
  const choosePreset = (value: string) => {
    setIsOther(value === OTHER);
    const preset = GRID_PRESETS.find((grid) => formatGrid(grid) === value);
    if (preset !== undefined) onChange({ ...draft, ...preset });
  };
  return (
    <>
      <NativeSelectField
        label="Size: rows × columns"
        helperText={describeHidden(countHiddenWords({ ...draft, cells }))}
        options={presetOptions}
        value={isOther ? OTHER : formatGrid(draft)}
        onChange={choosePreset}
      />
      {isOther ? (
        <Stack direction="row" sx={{ gap: 2 }}>
          <NativeSelectField
            label="Rows"
            options={rowOptions}
            value={String(draft.rows)}
            onChange={(rows) => onChange({ ...draft, rows: Number(rows) })}
          />
          <NativeSelectField
            label="Columns"
            options={columnOptions}
            value={String(draft.columns)}
            onChange={(columns) => onChange({ ...draft, columns: Number(columns) })}
          />
        </Stack>
      ) : null}
    </>
  );
}
