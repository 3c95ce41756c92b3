import { styled } from '@mui/material/styles';
import type { PostDraft } from '@paniscus/domain/posts';
import { useWatch } from 'react-hook-form';
import { charactersLeft } from './characters-left';

interface CharactersLeftProps {
  name: keyof PostDraft;
  /** In characters. */
  limit: number;
}

const Count = styled('p')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.caption,
  marginTop: spacing(0.75),
  color: vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}));

/** Remaining characters, shown near the limit. */
export function CharactersLeft({ name, limit }: CharactersLeftProps) {
  const value = useWatch<PostDraft, keyof PostDraft>({ name });
  return <Count role="status">{charactersLeft(value.length, limit)}</Count>;
}
