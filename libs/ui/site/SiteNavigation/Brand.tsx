import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';

interface BrandProps {
  name: string;
  href: string;
  word: SiteWord;
}

/** The smallest screens hide the name to make room for a filled cart. */
const Name = styled('span')(({ theme: { windows } }) => ({
  [windows.narrower]: { 'html[data-cart-count] &': visuallyHidden as CSSObject },
}));

export function Brand({ name, href, word }: BrandProps) {
  return (
    <Link
      href={href}
      variant="h4"
      color="textPrimary"
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: ({ layout }) => layout.touchTarget,
      }}
    >
      <LexigramTile word={word} size="small" isDecorative />
      <Name>{name}</Name>
    </Link>
  );
}
