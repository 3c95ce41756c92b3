import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SubmitButton } from '@paniscus/ui';
import { useState } from 'react';
import { LazyScheduleDialog } from '../PostEditorScreen/editor-parts.lazy';
import type { PostChange } from '../post-change.types';
import { EDITOR_LABELS } from './editor-actions.data';
import type { EditedStatus } from './editor-actions.data';

interface PostActionsProps {
  status: EditedStatus;
  /** Current publication time, ISO 8601. */
  publishAt?: string;
  isSaving: boolean;
  /** Validates the form, and saves the text with a change of the status. */
  onChange: (change: PostChange) => void;
  links: { staffPosts: string };
}

/** Buttons that save the post, depending on its status. */
export function PostActions({ status, publishAt, isSaving, onChange, links }: PostActionsProps) {
  const [isScheduling, setIsScheduling] = useState(false);
  const { submit, changes, schedule } = EDITOR_LABELS[status];
  const renderChanges = (isShown: (option: (typeof changes)[number]) => boolean) =>
    changes
      .filter(isShown)
      .map(({ label, change }) => <ChangeButton key={label} {...{ label, change, isSaving, onChange }} />);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', gap: 2 }}>
      <SubmitButton loading={isSaving}>{submit}</SubmitButton>
      {renderChanges((option) => !isRemoval(option))}
      {schedule === undefined ? null : (
        <Button variant="outlined" color="inherit" disabled={isSaving} onClick={() => setIsScheduling(true)}>
          {schedule}
        </Button>
      )}
      {renderChanges(isRemoval)}
      <Button href={links.staffPosts} variant="outlined" color="inherit">
        Back to posts
      </Button>
      {isScheduling ? (
        <LazyScheduleDialog
          isOpen
          publishAt={publishAt}
          onClose={() => setIsScheduling(false)}
          onSchedule={(time) => onChange({ status: 'scheduled', publish_at: time })}
        />
      ) : null}
    </Stack>
  );
}

const isRemoval = ({ change }: { change: PostChange }) => change.status === 'trashed';

interface ChangeButtonProps extends Pick<PostActionsProps, 'isSaving' | 'onChange'> {
  label: string;
  change: PostChange;
}

/** Saves the text with a change of the status. */
function ChangeButton({ label, change, isSaving, onChange }: ChangeButtonProps) {
  return (
    <Button
      variant="outlined"
      color={isRemoval({ change }) ? 'error' : 'inherit'}
      disabled={isSaving}
      onClick={() => onChange(change)}
    >
      {label}
    </Button>
  );
}
