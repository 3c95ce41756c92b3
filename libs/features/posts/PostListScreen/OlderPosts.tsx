import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export function OlderPosts({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <Box component="nav" aria-label="More posts" sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Button href={href} variant="outlined" color="inherit">
        Older posts
      </Button>
    </Box>
  );
}
