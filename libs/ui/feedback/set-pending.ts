/** Shows a control as working until what it was pressed for has come; `globalStyles` draws it. */
export function setPending(control: HTMLElement, isPending: boolean): void {
  control.toggleAttribute('data-pending', isPending);
  control.ariaBusy = isPending ? 'true' : null;
}
