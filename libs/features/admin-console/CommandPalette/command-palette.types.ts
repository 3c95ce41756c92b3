import type { ListedSection } from '../AdminLayout/list-admin-sections';
import type { TypedAhead } from './type-ahead';

/** Something that the palette opens. */
export type Command = {
  href: string;
  label: string;
  /** What kind of thing it is: 'Order', 'Draft'. */
  kind: string;
};

/** Records that match the text. */
export type RecordSearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  /** `hasMore`: others match, too. */
  | { kind: 'found'; records: readonly Command[]; hasMore: boolean };

/** Command palette, which the application connects with the search. */
export type PaletteProps = {
  isOpen: boolean;
  /** Pages that the role may open. */
  sections: readonly ListedSection[];
  /** Returns what was typed before the palette was there, to be called once. */
  takeTyped?: () => TypedAhead;
  onClose: () => void;
};
