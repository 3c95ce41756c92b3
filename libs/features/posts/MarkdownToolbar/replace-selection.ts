import type { Replacement, Selection } from './format-markdown';

/** Replaces text around the selection of a text area, and reports the change as input. */
export function replaceSelection(
  area: HTMLTextAreaElement,
  replace: (text: string, selection: Selection) => Replacement,
): void {
  const current = { start: area.selectionStart, end: area.selectionEnd };
  const { range, text, selection } = replace(area.value, current);
  area.focus();
  area.setRangeText(text, range.start, range.end, 'end');
  area.setSelectionRange(selection.start, selection.end);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
