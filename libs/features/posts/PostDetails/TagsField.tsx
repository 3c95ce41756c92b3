import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { findUnusableTags, normalizeTags, parseTags, TAGS_MAX } from '@paniscus/domain/posts';
import type { PostDetails } from '@paniscus/domain/posts';
import { FieldLayout } from '@paniscus/ui';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useAfterPress } from './use-after-press';
import { useController, useFormContext } from 'react-hook-form';

interface TagsFieldProps {
  disabled: boolean;
  /** Offered while a tag is typed. */
  knownTags: readonly string[];
}

const HELP = 'Press Enter or a comma after each tag. Up to 10.';
const UNUSABLE = 'A tag needs a letter or a number.';

/** Tags of the form: typed one after the other, with those of other posts offered, and removed one by one. */
export function TagsField({ disabled, knownTags }: TagsFieldProps) {
  const id = useId();
  const { tags, error, inputRef, change } = useTags();
  const afterPress = useAfterPress();
  const [typed, setTyped] = useState('');
  const [unusable, setUnusable] = useState('');
  const remove = (removed: string) => change(tags.filter((tag) => tag !== removed));
  const add = (text: string) => {
    change([...tags, ...parseTags(text)]);
    // What is no tag stays in the field, without the commas that would add it again.
    const rest = findUnusableTags(text).join(' ');
    setTyped(rest);
    setUnusable(rest);
  };
  const errorText = typed !== '' && typed === unusable ? UNUSABLE : error;
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // After a comma, too, Enter ends a tag and does not save the form.
    event.preventDefault();
    if (typed.trim() !== '') add(typed);
  };
  return (
    <Stack spacing={1.5}>
      <FieldLayout id={id} label="Tags" helperText={HELP} errorText={errorText}>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          autoComplete="off"
          disabled={disabled}
          value={typed}
          slotProps={{
            input: {
              list: `${id}-known`,
              'aria-describedby': `${id}-help ${id}-error`,
              enterKeyHint: 'done',
            },
          }}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={addOnEnter}
          onBlur={() => typed.trim() !== '' && afterPress(() => add(typed))}
        />
      </FieldLayout>
      <TagOptions id={`${id}-known`} tags={knownTags.filter((tag) => !tags.includes(tag))} />
      <ChosenTags {...{ tags, disabled }} onRemove={remove} />
    </Stack>
  );
}

const TagOptions = ({ id, tags }: { id: string; tags: readonly string[] }) => (
  <datalist id={id}>
    {tags.map((tag) => (
      <option key={tag} value={tag} />
    ))}
  </datalist>
);

function useTags() {
  const { control, setValue } = useFormContext<PostDetails>();
  const { field, fieldState } = useController({ control, name: 'tags' });
  const change = (changed: readonly string[]) =>
    setValue('tags', normalizeTags(changed), { shouldDirty: true, shouldValidate: true });
  return { tags: field.value, error: fieldState.error?.message, inputRef: field.ref, change };
}

interface ChosenTagsProps {
  tags: readonly string[];
  disabled: boolean;
  onRemove: (tag: string) => void;
}

function ChosenTags({ tags, disabled, onRemove }: ChosenTagsProps) {
  if (tags.length === 0) return null;
  return (
    <List
      role="list"
      aria-label={`Chosen tags, ${tags.length} of ${TAGS_MAX}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {tags.map((tag) => (
        <Stack key={tag} component="li" direction="row" sx={{ minWidth: 0, alignItems: 'center', gap: 0.5 }}>
          <Chip label={tag} sx={{ minWidth: 0, flexShrink: 1, overflowWrap: 'anywhere' }} />
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            aria-label={`Remove the tag ${tag}`}
            disabled={disabled}
            sx={{ flexShrink: 0 }}
            onClick={() => onRemove(tag)}
          >
            Remove
          </Button>
        </Stack>
      ))}
    </List>
  );
}
