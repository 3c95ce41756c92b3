import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Post, PostDraft } from '@paniscus/domain/posts';
import { OnDemand } from '@paniscus/ui';
import { useState } from 'react';
import type { ComponentType } from 'react';

export type Tool = 'details' | 'history' | 'preview';

/** Dialogs of a stored post, which the application connects with the server. */
export type PostToolDialogsProps = {
  /** The dialog that is open. */
  tool: Tool | undefined;
  post: Post;
  /** Puts the text of an earlier version into the form. */
  onRestore: (draft: PostDraft) => void;
  onClose: () => void;
};

export type PostToolsProps = Pick<PostToolDialogsProps, 'post' | 'onRestore'> & {
  /** Mounted when the first dialog is opened. */
  Dialogs: ComponentType<PostToolDialogsProps>;
};

const TOOLS: readonly { tool: Tool; label: string }[] = [
  { tool: 'details', label: 'Details…' },
  { tool: 'history', label: 'Versions…' },
  { tool: 'preview', label: 'Preview link…' },
];

/** Details, versions and preview link of a post that exists. */
export function PostTools({ Dialogs, ...post }: PostToolsProps) {
  const [tool, setTool] = useState<Tool>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {TOOLS.map(({ tool: name, label }) => (
        <Button key={name} variant="outlined" color="inherit" size="small" onClick={() => setTool(name)}>
          {label}
        </Button>
      ))}
      <OnDemand isNeeded={tool !== undefined}>
        <Dialogs {...post} tool={tool} onClose={() => setTool(undefined)} />
      </OnDemand>
    </Stack>
  );
}
