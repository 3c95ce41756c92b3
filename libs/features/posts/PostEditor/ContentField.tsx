import { CONTENT_MAX } from '@paniscus/domain/posts';
import { Tabs, TextField } from '@paniscus/ui';
import { CharactersLeft } from './CharactersLeft';
import { PostPreview } from './PostPreview';

export function ContentField({ isDisabled }: { isDisabled: boolean }) {
  const writing = (
    <>
      <TextField
        name="content"
        label="Content"
        help="In Markdown. An empty line begins a new paragraph."
        rows={16}
        isDisabled={isDisabled}
        isRequired
      />
      <CharactersLeft name="content" limit={CONTENT_MAX} />
    </>
  );
  return (
    <Tabs
      label="Writing or looking"
      tabs={[
        { id: 'write', label: 'Write', panel: writing },
        { id: 'preview', label: 'Preview', panel: <PostPreview /> },
      ]}
    />
  );
}
