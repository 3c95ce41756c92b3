const STYLES = {
  dialog: {
    border: '1px solid currentColor',
    borderRadius: '8px',
    font: '16px/1.5 system-ui, sans-serif',
    maxWidth: '24rem',
    padding: '24px',
    color: '#1a1a1a',
    background: '#ffffff',
  },
  button: {
    font: 'inherit',
    padding: '8px 20px',
    minHeight: '44px',
    border: '1px solid #1a1a1a',
    borderRadius: '6px',
    color: '#1a1a1a',
    background: '#ffffff',
    cursor: 'pointer',
  },
};

export interface DialogTexts {
  title: string;
  text: string;
}

export interface TestDialog {
  buttons: HTMLButtonElement[];
  close(): void;
}

/** Opens a modal dialog with one button for each action; Escape runs the last action. */
export function openDialog(
  { title, text }: DialogTexts,
  actions: { label: string; run: () => void }[],
): TestDialog {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const paragraph = document.createElement('p');
  const row = document.createElement('div');
  heading.id = `sandbox-dialog-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  heading.textContent = title;
  paragraph.textContent = text;
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', heading.id);
  Object.assign(dialog.style, STYLES.dialog);
  Object.assign(heading.style, { font: '600 20px/1.3 system-ui, sans-serif', margin: '0 0 8px' });
  Object.assign(paragraph.style, { margin: '0 0 16px' });
  Object.assign(row.style, { display: 'flex', gap: '12px' });

  const buttons = actions.map(({ label, run }) => createButton(label, run));
  row.append(...buttons);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    buttons.at(-1)?.click();
  });
  dialog.append(heading, paragraph, row);
  document.body.append(dialog);
  dialog.showModal();
  return {
    buttons,
    close: () => {
      dialog.close();
      dialog.remove();
    },
  };
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  Object.assign(element.style, STYLES.button);
  element.addEventListener('click', onClick);
  return element;
}
