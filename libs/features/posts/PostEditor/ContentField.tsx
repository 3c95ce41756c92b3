import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CONTENT_MAX } from '@paniscus/domain/posts';
import { FormTextField, OnDemand, TabbedPanels } from '@paniscus/ui';
import type { ComponentType } from 'react';
import { MarkdownToolbar } from '../MarkdownToolbar/MarkdownToolbar';
import type { PicturePickerProps } from '../PictureDialog/picture.types';
import { CharactersLeft } from './TextLength/CharactersLeft';
import { PostPreview } from './PostPreview';
import { TextLength } from './TextLength/TextLength';
import { ConflictNotice } from '../PostConflict/ConflictNotice';
import { usePictureTool } from '../PictureDialog/use-picture-tool';

interface ContentFieldProps {
  disabled: boolean;
  /** Whether the editor covers the window; the preview is beside the text then, if the window is wide. */
  isFullScreen: boolean;
  /** Called when the button for full screen is pressed. */
  onFullScreenToggle: () => void;
  /** Mounted when a picture is first inserted; without it, pictures can only be written as Markdown. */
  PicturePicker?: ComponentType<PicturePickerProps>;
  /** Called with whether text and preview are shown side by side, which takes a wide page. */
  onSideBySideChange?: (isSideBySide: boolean) => void;
}

/** Text of the post with a toolbar and a preview. */
export function ContentField(props: ContentFieldProps) {
  const { disabled, isFullScreen, onFullScreenToggle, PicturePicker, onSideBySideChange } = props;
  const { container, picker, ...handlers } = usePictureTool();
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));
  const editor = (
    <div ref={container}>
      <ConflictNotice />
      <MarkdownToolbar disabled={disabled} {...(PicturePicker && handlers)}>
        <FormTextField
          name="content"
          label="Content"
          helperText="Use Markdown. A blank line starts a new paragraph."
          multiline
          rows={16}
          disabled={disabled}
          sx={isFullScreen ? { '& textarea': { height: '60dvh' } } : undefined}
          required
        />
      </MarkdownToolbar>
      <TextLength />
      <CharactersLeft name="content" limit={CONTENT_MAX} />
      {PicturePicker === undefined ? null : (
        <OnDemand isNeeded={picker.isOpen}>
          <PicturePicker {...picker} />
        </OnDemand>
      )}
    </div>
  );
  return (
    <TabbedPanels
      label="Write or preview"
      sideBySideLabel={isWide ? 'Side by side' : undefined}
      onSideBySideChange={onSideBySideChange}
      showsAll={isFullScreen && isWide}
      action={
        <Button type="button" size="small" variant="outlined" color="inherit" onClick={onFullScreenToggle}>
          <span>{isFullScreen ? 'Exit full screen' : 'Full screen'}</span>
        </Button>
      }
      tabs={[
        { id: 'write', label: 'Write', panel: editor },
        { id: 'preview', label: 'Preview', panel: <PostPreview /> },
      ]}
    />
  );
}
