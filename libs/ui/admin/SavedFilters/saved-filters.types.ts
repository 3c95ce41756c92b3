export interface SavedFilterItem {
  /** Identifies the filter. */
  id: number;
  /** Name that the person gave it. */
  name: string;
  /** URL of the list with the filter. */
  href: string;
  /** Whether the list shows it now. */
  isCurrent: boolean;
}

/** Resolves to why a change failed; undefined when it is done. */
export type ChangeFailure = Promise<string | undefined>;

/** Filters of a list that a person saved, and how they change. */
export interface FilterCollection {
  /** By name; undefined while loading. */
  filters: readonly SavedFilterItem[] | 'failed' | undefined;
  /** Saves the current filter under a name. */
  onSave: (name: string) => ChangeFailure;
  /** Gives a filter another name. */
  onRename: (id: number, name: string) => ChangeFailure;
  /** Deletes a filter. */
  onDelete: (id: number) => ChangeFailure;
  /** Saves a filter again that was deleted. */
  onRestore: (filter: SavedFilterItem) => ChangeFailure;
}
