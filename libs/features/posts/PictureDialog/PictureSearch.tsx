import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldLayout } from '@paniscus/ui';
import { useId } from 'react';

interface PictureSearchProps {
  search: string;
  /** Called with the search text. */
  onSearch: (search: string) => void;
}

/** Searches the media library while the text is typed. */
export function PictureSearch({ search, onSearch }: PictureSearchProps) {
  const id = useId();
  return (
    <FieldLayout id={id} label="Search the media library" required>
      <OutlinedInput
        id={id}
        type="search"
        autoComplete="off"
        value={search}
        slotProps={{ input: { maxLength: 200, enterKeyHint: 'search' } }}
        onChange={({ target }) => onSearch(target.value)}
      />
    </FieldLayout>
  );
}
