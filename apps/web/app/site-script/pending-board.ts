const SAVED_BOARD = /"board":"(\w+)"/;
const LINKED_BOARD = /[?&]panel=(alpha|beta|gamma|delta)\b/i;

/** Milliseconds after which the board of the server is shown all the same, because the script may never arrive. */
const TIMEOUT_MS = 8000;

/** Whether the keyboard opens with another board than Alpha, which the server renders: by its link, tab or last visit. */
export function opensOtherBoard(query: string, tab: string | null, saved: string | null): boolean {
  const [, board = 'alpha'] =
    LINKED_BOARD.exec(query) ?? SAVED_BOARD.exec(tab ?? '') ?? SAVED_BOARD.exec(saved ?? '') ?? [];
  return board.toLowerCase() !== 'alpha';
}

/** Hides the keys, which keep their places, so that no other board is seen or pressed before the right one is shown. */
export function hideBoard(): void {
  document.documentElement.dataset['pendingBoard'] = '';
  setTimeout(showBoard, TIMEOUT_MS);
}

export function showBoard(): void {
  delete document.documentElement.dataset['pendingBoard'];
}
