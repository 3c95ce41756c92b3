import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Picture } from '../../pictures/Picture/Picture';
import type { PictureSource } from '../../pictures/Picture/Picture';

export interface LineItemContent {
  /** Unique in the list. */
  key: string;
  /** Name of the product and its variant. */
  title: string;
  /** Link of the title to the product page. */
  href?: string;
  /** Small line below the title, such as the unit price. */
  detail?: ReactNode;
  /** Undefined when lines have no picture; with an empty `src`, a sign is shown instead. */
  picture?: PictureSource;
  /** Formatted line total: '$24.00'. */
  amount: string;
  /** Shown as text; leave it out when `actions` contains a quantity field. */
  quantity?: number;
  /** Message about the line, such as a changed price. */
  note?: ReactNode;
  /** Quantity field and buttons. */
  actions?: ReactNode;
}

interface LineItemProps {
  line: LineItemContent;
  dense: boolean;
}

const isDense = { shouldForwardProp: (name: PropertyKey) => name !== 'dense' };

const Line = styled(
  'li',
  isDense,
)<Pick<LineItemProps, 'dense'>>(({ theme: { layout, spacing, vars } }) => ({
  position: 'relative',
  display: 'flex',
  // With large text, the texts go below the picture.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  breakInside: 'avoid',
  gap: spacing(2.5),
  paddingBlock: spacing(2.5),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  // The heading above already has a border.
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '&:last-of-type': { borderBottom: `${layout.hairline} solid ${vars.palette.divider}` },
  variants: [{ props: { dense: true }, style: { gap: spacing(2), paddingBlock: spacing(1.5) } }],
}));

const PictureFrame = styled(
  'div',
  isDense,
)<Pick<LineItemProps, 'dense'>>(({ dense }) => ({
  flex: 'none',
  width: `min(${dense ? '3.5rem' : 'clamp(4.5rem, 3.5rem + 4.4vw, 7rem)'}, 22vw)`,
}));

const Texts = styled('div')(({ theme: { spacing } }) => ({
  flex: '1 1 9rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: spacing(2.5),
  rowGap: spacing(0.5),
  alignContent: 'start',
  minWidth: 0,
}));

const Amount = styled(Typography)(({ theme: { families } }) => ({
  fontFamily: families.serif,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'right',
})) as typeof Typography;

export function LineItem({ line, dense }: LineItemProps) {
  const { title, href, detail, picture, amount, quantity, note, actions } = line;
  return (
    <Line dense={dense}>
      {picture === undefined ? null : (
        <PictureFrame dense={dense}>
          <Picture picture={picture} sizes="7rem" word="hand" />
        </PictureFrame>
      )}
      <Texts>
        <Typography variant={dense ? 'subtitle2' : 'h4'} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {href === undefined ? title : <TitleLink href={href}>{title}</TitleLink>}
        </Typography>
        <Amount variant={dense ? 'body2' : 'body1'} component="div">
          {amount}
        </Amount>
        {detail === undefined ? null : <Detail>{detail}</Detail>}
        {quantity === undefined ? null : <Detail>{`Quantity: ${quantity}`}</Detail>}
        {note === undefined ? null : <Box sx={{ gridColumn: '1 / -1', mt: 1, minWidth: 0 }}>{note}</Box>}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Texts>
    </Line>
  );
}

function TitleLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} color="textPrimary" sx={{ display: 'inline-block', py: 0.25 }}>
      {children}
    </Link>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ gridColumn: 1, fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Typography>
  );
}

const Actions = styled('div')(({ theme: { layout, spacing } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1, 3),
  marginTop: spacing(1.5),
  minHeight: layout.touchTarget,
}));
