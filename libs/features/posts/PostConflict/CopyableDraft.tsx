import Box from '@mui/material/Box';
import type { PostDraft } from '@paniscus/domain/posts';
import { ClipboardButton } from '@paniscus/ui';
import { useId } from 'react';
import { draftToText } from './draft-to-text';

interface CopyableDraftProps {
  /** What the text is called within a sentence: 'your version'. */
  name: string;
  draft: PostDraft;
}

/** Title and Markdown of a text that can be copied, and scrolls when it is long. */
export function CopyableDraft({ name, draft }: CopyableDraftProps) {
  const id = useId();
  return (
    <>
      <Box
        id={id}
        tabIndex={0}
        role="region"
        aria-label={`Content of ${name}`}
        sx={{ maxHeight: '24rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2 }}
      >
        {draftToText(draft)}
      </Box>
      <ClipboardButton from={id}>Copy {name}</ClipboardButton>
    </>
  );
}
