export type AuthenticationResult = 'complete' | 'fail';

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

/** Shows the bank's test page on which the cardholder completes or fails the authentication. */
export function showAuthenticationDialog(): Promise<AuthenticationResult> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', 'sandbox-authentication-title');
  Object.assign(dialog.style, STYLES.dialog);

  const title = document.createElement('h2');
  title.id = 'sandbox-authentication-title';
  title.textContent = '3D Secure 2 Test Page';
  Object.assign(title.style, { font: '600 20px/1.3 system-ui, sans-serif', margin: '0 0 8px' });
  const text = document.createElement('p');
  text.textContent =
    'This is a test environment, so no bank is contacted. Complete or fail the authentication.';
  Object.assign(text.style, { margin: '0 0 16px' });

  return new Promise((resolve) => {
    const finish = (outcome: AuthenticationResult) => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    const row = document.createElement('div');
    Object.assign(row.style, { display: 'flex', gap: '12px' });
    row.append(
      createButton('Complete', () => finish('complete')),
      createButton('Fail', () => finish('fail')),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('fail');
    });
    dialog.append(title, text, row);
    document.body.append(dialog);
    dialog.showModal();
  });
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  Object.assign(element.style, STYLES.button);
  element.addEventListener('click', onClick);
  return element;
}
