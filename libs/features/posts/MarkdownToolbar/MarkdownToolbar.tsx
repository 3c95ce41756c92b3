import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { pasteFormatted } from './paste/paste-formatted';
import { formatMarkdown } from './format-markdown';
import { replaceSelection } from './replace-selection';
import type { MarkdownFormat } from './format-markdown';

interface MarkdownToolbarProps {
  /** Disables all buttons. */
  disabled: boolean;
  /** Opens the pictures; without it, there is no button for them. */
  onPicture?: () => void;
  /** Called with picture files that are pasted or dropped. */
  onFiles?: (files: readonly File[]) => void;
  /** The text area that is formatted. */
  children: ReactNode;
}

type Tool = { format: MarkdownFormat; label: string; /** With Ctrl or Command. */ key?: string };

const TOOLS: readonly Tool[] = [
  { format: 'bold', label: 'Bold', key: 'b' },
  { format: 'italic', label: 'Italic', key: 'i' },
  { format: 'heading', label: 'Heading' },
  { format: 'link', label: 'Link', key: 'k' },
  { format: 'list', label: 'List' },
  { format: 'quote', label: 'Quote' },
];

function applyFormat(area: HTMLTextAreaElement, format: MarkdownFormat): void {
  replaceSelection(area, (text, selection) => formatMarkdown(text, selection, format));
}

function onShortcut(event: KeyboardEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey, key } = event;
  if (!(target instanceof HTMLTextAreaElement) || ctrlKey === metaKey || shiftKey || altKey) return;
  const tool = TOOLS.find((candidate) => candidate.key === key.toLowerCase());
  if (tool === undefined) return;
  event.preventDefault();
  applyFormat(target, tool.format);
}

/** Takes picture files out of a paste or drop, which would otherwise open them or insert their path. */
function takePictures(event: SyntheticEvent, data: DataTransfer, onFiles?: MarkdownToolbarProps['onFiles']) {
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  // Word processors add a picture of the text that is pasted.
  const hasText = data.getData('text/plain') !== '';
  if (pictures.length === 0 || hasText || onFiles === undefined) return;
  event.preventDefault();
  onFiles(pictures);
}

/** Text area with buttons and shortcuts that format its selection as Markdown. */
export function MarkdownToolbar({ disabled, onPicture, onFiles, children }: MarkdownToolbarProps) {
  const takeFiles = disabled ? undefined : onFiles;
  return (
    <Stack
      spacing={2}
      onKeyDown={onShortcut}
      onPaste={(event) => {
        takePictures(event, event.clipboardData, takeFiles);
        if (!disabled) pasteFormatted(event);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takePictures(event, event.dataTransfer, takeFiles)}
    >
      <Stack role="group" aria-label="Formatting" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {TOOLS.map((tool) => (
          <FormatButton key={tool.format} {...{ tool, disabled }} />
        ))}
        {onPicture === undefined ? null : (
          <ToolButton disabled={disabled} onClick={onPicture}>
            Picture
          </ToolButton>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

const ToolButton = (button: ButtonProps) => (
  <Button type="button" size="small" variant="outlined" color="inherit" {...button} />
);

/** Formats the selection of the text area in the same toolbar. */
function FormatButton({ tool: { format, label, key }, disabled }: { tool: Tool; disabled: boolean }) {
  return (
    <ToolButton
      disabled={disabled}
      aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
      title={key && `${label} (Ctrl+${key.toUpperCase()})`}
      onClick={({ currentTarget }) => {
        const area = currentTarget.closest('[role="group"]')?.parentElement?.querySelector('textarea');
        if (area) applyFormat(area, format);
      }}
    >
      {label}
    </ToolButton>
  );
}
