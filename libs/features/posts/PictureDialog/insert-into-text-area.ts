import { insertPicture } from '../MarkdownToolbar/insert-picture';
import { replaceSelection } from '../MarkdownToolbar/replace-selection';

/** Inserts a picture as Markdown at the selection of a text area. */
export function insertIntoTextArea(
  area: HTMLTextAreaElement | null,
  picture: { url: string; alt: string },
): void {
  if (area !== null) replaceSelection(area, (text, range) => insertPicture(text, range, picture));
}
