import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { findWordProblem, WORD_CLASSES } from '@paniscus/domain/keyboard';
import type { OwnWord, VoiceSettings } from '@paniscus/domain/keyboard';
import {
  DialogCloseButton,
  ModalDialog,
  NativeSelectField,
  SubmitButton,
  useUnsavedInput,
} from '@paniscus/ui';
import { useId, useRef, useState } from 'react';
import type { EditedWord, Recorder, WordDraft } from './own-word.types';
import { PictureField } from './PictureField';
import { showProblems } from './show-problems';
import { SoundField } from './SoundField';
import { useRecorder } from './use-recorder';
import { useSaving } from './use-saving';
import { isChanged, toDraft, toOwnWord } from './word-draft';
import { WordInput } from './WordInput';

interface OwnWordDialogProps {
  open: boolean;
  /** `undefined` adds a word. */
  edited: EditedWord;
  /** The device's voice, as chosen in the settings. */
  voice: VoiceSettings;
  onSave: (word: OwnWord) => void;
  /** Deletes the edited word. */
  onDelete: (word: OwnWord) => void;
  onClose: () => void;
}

const noClass = { value: '', label: 'No color' };

/** The word classes, and the color of an imported word that is none of theirs. */
function listClassOptions(color: string) {
  const options = [noClass, ...WORD_CLASSES.map(({ name, color: value }) => ({ value, label: name }))];
  return options.some(({ value }) => value === color)
    ? options
    : [...options, { value: color, label: 'The color from the file' }];
}

const isComplete = ({ word, sound, recording }: WordDraft) =>
  findWordProblem(word) === undefined && (sound !== 'recording' || recording !== undefined);

/** The word as it is being edited; `getLatest` also has what has changed since the render. */
function useDraft(edited: EditedWord) {
  const [draft, setDraft] = useState(() => toDraft(edited));
  const latest = useRef(draft);
  const change = (values: Partial<WordDraft>) => {
    latest.current = { ...latest.current, ...values };
    setDraft(latest.current);
  };
  return { draft, change, getLatest: () => latest.current };
}

/** Adds a word that is not in the vocabulary, or edits one: text, picture, sound and color. */
export function OwnWordDialog({ open, edited, voice, onSave, onDelete, onClose }: OwnWordDialogProps) {
  const { draft, change, getLatest } = useDraft(edited);
  const [isChecked, setIsChecked] = useState(false);
  const recorder = useRecorder((recording) => change({ recording }));
  const formId = useId();
  const { isSaving, submit } = useSaving({
    isOpen: open,
    finish: () => (draft.sound === 'recording' ? recorder.finish() : undefined),
    save: (form) => {
      const latest = getLatest();
      if (isComplete(latest)) onSave(toOwnWord(latest, edited));
      else showProblems(form, () => setIsChecked(true));
    },
  });
  return (
    <ModalDialog
      open={open}
      title={edited === undefined ? 'Add your own word' : 'Edit word'}
      onClose={onClose}
      actions={<DialogActions {...{ edited, formId, isSaving, onDelete }} />}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <WordFields {...{ draft, edited, voice, recorder, isChecked }} onChange={change} />
      </form>
    </ModalDialog>
  );
}

interface WordFieldsProps extends Pick<OwnWordDialogProps, 'edited' | 'voice'> {
  draft: WordDraft;
  recorder: Recorder;
  /** Names the first thing that is missing. */
  isChecked: boolean;
  onChange: (change: Partial<WordDraft>) => void;
}

function WordFields({ draft, edited, voice, recorder, isChecked, onChange }: WordFieldsProps) {
  useUnsavedInput(isChanged(draft, edited) || recorder.state.kind === 'recording');
  const problem = isChecked ? findWordProblem(draft.word) : undefined;
  return (
    <Stack sx={{ gap: 3 }}>
      <WordInput
        label="Word"
        required
        value={draft.word}
        errorText={problem}
        onChange={(word) => onChange({ word })}
      />
      <PictureField picture={draft.picture} onChange={(picture) => onChange({ picture })} />
      {draft.picture === undefined ? null : (
        <WordInput
          label="What the picture shows"
          helperText="The games read it to players who cannot see the picture, so leave out the word itself."
          value={draft.alt}
          onChange={(alt) => onChange({ alt })}
        />
      )}
      <SoundField
        {...{ draft, voice, recorder, onChange }}
        isRecordingMissing={isChecked && problem === undefined && draft.recording === undefined}
      />
      <ClassField color={draft.color} onChange={(color) => onChange({ color })} />
    </Stack>
  );
}

interface DialogActionsProps extends Pick<OwnWordDialogProps, 'edited' | 'onDelete'> {
  formId: string;
  isSaving: boolean;
}

function DialogActions({ edited, formId, isSaving, onDelete }: DialogActionsProps) {
  return (
    <>
      {edited === undefined ? null : (
        <Button variant="outlined" color="error" onClick={() => onDelete(edited)}>
          Delete word
        </Button>
      )}
      <DialogCloseButton label="Cancel" />
      <SubmitButton form={formId} loading={isSaving}>
        Save word
      </SubmitButton>
    </>
  );
}

function ClassField({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  return (
    <NativeSelectField
      label="Kind of word"
      helperText="Gives the key a colored edge."
      options={listClassOptions(color)}
      value={color}
      onChange={onChange}
    />
  );
}
