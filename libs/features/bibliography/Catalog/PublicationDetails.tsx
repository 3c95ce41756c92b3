import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import { formatCheckNote } from '@paniscus/domain/bibliography';
import type { Publication } from '@paniscus/domain/bibliography';
import { Fragment } from 'react';
import { formatAuthors, formatSource } from '../publication-source';

/** Distinguished by typeface: italics would load another font on every catalog page. */
const ContainerTitle = styled(Box)(({ theme: { families } }) => ({
  fontFamily: families.serif,
  fontSize: '1.0625em',
  fontStyle: 'normal',
  // A larger font size must not increase the line height.
  lineHeight: 1,
})) as typeof Box;

const Note = styled(Typography)(({ theme: { layout, spacing, vars } }) => ({
  display: 'block',
  width: 'fit-content',
  padding: spacing(0.25, 1),
  border: `${layout.hairline} dashed ${vars.palette.outline}`,
  borderRadius: layout.tileRadius,
})) as typeof Typography;

type PublicationProps = { publication: Publication };

export function Authors({ publication }: PublicationProps) {
  const names = formatAuthors(publication, bibliographyContent.foundingNames);
  return names.map(({ name, isFounding }, index) => (
    <Fragment key={name}>
      {index === 0 ? null : index === names.length - 1 ? ' and ' : ', '}
      {isFounding ? <strong>{name}</strong> : name}
    </Fragment>
  ));
}

/** Journal or book, volume, pages and publisher. */
export function Source({ publication }: PublicationProps) {
  const { before, container, after } = formatSource(publication);
  return (
    <>
      {before}
      {container === '' ? null : <ContainerTitle component="cite">{container}</ContainerTitle>}
      {after}
    </>
  );
}

/** Says which details of the publication have not been verified. */
export function CheckNote({ publication }: PublicationProps) {
  const note =
    publication.verification === 'none' ? bibliographyContent.unchecked : formatCheckNote(publication);
  return note === undefined ? null : (
    <Note component="span" variant="caption" color="textSecondary">
      {note.replace(/\.$/, '')}
    </Note>
  );
}
