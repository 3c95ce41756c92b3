import { styled } from '@mui/material/styles';
import { Button } from '@paniscus/ui';

const Onward = styled('nav')(({ theme: { measures, spacing, vars } }) => ({
  paddingTop: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
}));

export function OlderPosts({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <Onward aria-label="More posts">
      <Button href={href} look="plain">
        Older posts
      </Button>
    </Onward>
  );
}
