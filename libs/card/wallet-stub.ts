type Listener = (event: object) => void;

const WALLET_NAMES = { applePay: 'Apple Pay', googlePay: 'Google Pay', link: 'Link' } as const;

/**
 * Element `expressCheckout` of the stub: a button for each wallet, which opens a sheet with Pay and Cancel. A rejected
 * press is recorded in `data-rejected`.
 */
export function createWalletStub(hasWallets: boolean) {
  const listeners = new Map<string, Listener>();
  const row = document.createElement('div');
  row.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px';
  const emit = (name: string, event: object = {}) => listeners.get(name)?.(event);

  const openSheet = (wallet: string) => {
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-label', wallet);
    const close = () => sheet.remove();
    const pay = createButton('Pay', () => emit('confirm', { paymentFailed: close }));
    const cancel = createButton('Cancel', () => {
      close();
      emit('cancel');
    });
    sheet.append(pay, cancel);
    row.after(sheet);
  };
  const press = (wallet: string) => {
    const reject = () => {
      row.dataset['rejected'] = wallet;
    };
    emit('click', { resolve: () => openSheet(wallet), reject });
  };
  if (hasWallets)
    row.append(...Object.values(WALLET_NAMES).map((name) => createButton(name, () => press(name))));

  const element = {
    on: (name: string, listener: Listener) => {
      listeners.set(name, listener);
      return element;
    },
    once: () => element,
    off: () => element,
    mount: (container: HTMLElement) => {
      container.append(row);
      const available = Object.fromEntries(Object.keys(WALLET_NAMES).map((name) => [name, true]));
      queueMicrotask(() => emit('ready', { availablePaymentMethods: hasWallets ? available : undefined }));
    },
    destroy: () => row.remove(),
    update: () => undefined,
  };
  return element;
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.style.cssText = 'flex:1;min-height:48px;border:0;font:inherit;color:#fff;background:#000';
  button.addEventListener('click', onClick);
  return button;
}
