export type ShareState =
  /** The sentence is empty; the link still opens the panel. */
  | { kind: 'empty' }
  | { kind: 'ready' }
  | { kind: 'copied'; what: 'link' | 'text' }
  | { kind: 'saved' }
  | { kind: 'failed'; what: 'link' | 'text' | 'picture' };

export type ShareActions = {
  copyLink: () => void;
  copyText: () => void;
  savePicture: () => void;
  /** Opens the native share sheet; undefined where the browser does not support it. */
  sendLink?: () => void;
};
