import type { Replacement, Selection } from './format-markdown';

/** Replaces text around the selection of a text area, as typing does: it is reported as input, and can be undone. */
export function replaceSelection(
  area: HTMLTextAreaElement,
  replace: (text: string, selection: Selection) => Replacement,
): void {
  const current = { start: area.selectionStart, end: area.selectionEnd };
  const { range, text, selection } = replace(area.value, current);
  area.focus();
  area.setSelectionRange(range.start, range.end);
  // Deprecated, but all browsers have it, and nothing else writes into their history for Undo.
  const isReplaced =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isReplaced) {
    area.setRangeText(text, range.start, range.end, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(selection.start, selection.end);
}
