import { styled } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import { formatCheckNote } from '@paniscus/domain';
import type { Publication } from '@paniscus/domain';
import { Fragment } from 'react';
import { formatAuthors, formatPlace } from '../place-of';

/** Told apart by its face: an italic would be a font more on every page of the catalogue. */
const Container = styled('cite')(({ theme: { families } }) => ({
  fontFamily: families.serif,
  fontSize: '1.0625em',
  fontStyle: 'normal',
  // A larger size must not make its line higher than the others.
  lineHeight: 1,
}));

type PublicationProps = { publication: Publication };

/** Who wrote it; the founding researcher's name stands out. */
export function Authors({ publication }: PublicationProps) {
  const names = formatAuthors(publication, bibliographyContent.foundingNames);
  return names.map(({ name, isFounding }, place) => (
    <Fragment key={name}>
      {place === 0 ? null : place === names.length - 1 ? ' and ' : ', '}
      {isFounding ? <strong>{name}</strong> : name}
    </Fragment>
  ));
}

/** Where it stands: journal or book, volume, pages, house. */
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

/** What of it nobody has checked, in the mark of the catalogue. */
export function CheckMark({ publication }: PublicationProps) {
  const note = formatCheckNote(publication);
  return note === undefined ? null : <span data-part="check">{note.replace(/\.$/, '')}</span>;
}
