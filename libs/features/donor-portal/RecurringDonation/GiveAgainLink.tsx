import Link from '@mui/material/Link';

/** The way on for a donor whose recurring donation has ended. */
export const GiveAgainLink = ({ href }: { href: string }) => (
  <Link variant="standalone" href={href}>
    Give again
  </Link>
);
