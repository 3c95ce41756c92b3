import { styled } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import { formatCheckNote } from '@paniscus/domain/bibliography';
import type { Publication } from '@paniscus/domain/bibliography';
import { Fragment } from 'react';
import { formatAuthors, formatPlace } from '../publication-source';

/** Distinguished by typeface: italics would load another font on every catalog page. */
const Container = styled('cite')(({ theme: { families } }) => ({
  fontFamily: families.serif,
  fontSize: '1.0625em',
  fontStyle: 'normal',
  // A larger font size must not increase the line height.
  lineHeight: 1,
}));

type PublicationProps = { publication: Publication };

export function Authors({ publication }: PublicationProps) {
  const names = formatAuthors(publication, bibliographyContent.foundingNames);
  return names.map(({ name, isFounding }, place) => (
    <Fragment key={name}>
      {place === 0 ? null : place === names.length - 1 ? ' and ' : ', '}
      {isFounding ? <strong>{name}</strong> : name}
    </Fragment>
  ));
}

/** Journal or book, volume, pages and publisher. */
export function Place({ publication }: PublicationProps) {
  const { before, container, after } = formatPlace(publication);
  return (
    <>
      {before}
      {container === '' ? null : <Container>{container}</Container>}
      {after}
    </>
  );
}

/** Marks details of the publication that have not been verified. */
export function CheckMark({ publication }: PublicationProps) {
  const note = formatCheckNote(publication);
  return note === undefined ? null : <span data-part="check">{note.replace(/\.$/, '')}</span>;
}
