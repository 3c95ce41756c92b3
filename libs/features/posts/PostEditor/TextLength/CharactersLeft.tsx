import Typography from '@mui/material/Typography';
import type { PostDraft } from '@paniscus/domain/posts';
import { useWatch } from 'react-hook-form';
import { charactersLeft } from './characters-left';

interface CharactersLeftProps {
  name: keyof PostDraft;
  /** In characters. */
  limit: number;
}

/** Remaining characters, shown near the limit. */
export function CharactersLeft({ name, limit }: CharactersLeftProps) {
  const value = useWatch<PostDraft, keyof PostDraft>({ name });
  return (
    <Typography
      role="status"
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ mt: 0.75, '&:empty': { display: 'none' } }}
    >
      {charactersLeft(value.length, limit)}
    </Typography>
  );
}
