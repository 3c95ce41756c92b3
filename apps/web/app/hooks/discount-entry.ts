import type { CartItem } from '@paniscus/domain/cart';
import { NOT_CHECKED } from '@paniscus/features/checkout';
import type { DiscountEntry } from '@paniscus/features/checkout';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sessionStore } from '../storage/session-store';
import { DISCOUNT_CODE_KEY } from '../storage/shop/checkout';

/** The code that was entered before; it is checked again. */
function readEntry(): DiscountEntry {
  const stored = sessionStore.read<unknown>(DISCOUNT_CODE_KEY);
  const code = typeof stored === 'string' ? stored.trim() : '';
  return { kind: code === '' ? 'typed' : 'checking', code };
}

async function check(cart: readonly CartItem[], code: string): Promise<DiscountEntry> {
  const loaded = await import('../purchase/check-discount').catch(() => undefined);
  return (await loaded?.checkTypedCode(cart, code)) ?? { kind: 'rejected', code, message: NOT_CHECKED };
}

/** The typed discount code, with its amount for the cart. */
export function useDiscountEntry(cart: readonly CartItem[]) {
  const [{ entry, checkedCart }, setState] = useState(() => ({ entry: readEntry(), checkedCart: cart }));
  const latestCheck = useRef(0);
  const isChecked = entry.kind === 'applied' || entry.kind === 'rejected';
  const isOutdated = isChecked && checkedCart !== cart;
  const shown: DiscountEntry = isOutdated ? { kind: 'checking', code: entry.code } : entry;
  const setEntry = (changed: DiscountEntry) => setState({ entry: changed, checkedCart: cart });

  const checkCode = async (code: string, takesFocus: boolean): Promise<void> => {
    const current = ++latestCheck.current;
    const checked = await check(cart, code);
    if (current === latestCheck.current)
      setEntry(checked.kind === 'rejected' ? { ...checked, takesFocus } : checked);
  };
  const checkAgain = useEffectEvent(() => {
    if (shown.kind === 'checking') void checkCode(shown.code, false);
  });
  useEffect(() => checkAgain(), [cart]);

  return {
    entry: shown,
    onApply: () => {
      const code = entry.code.trim();
      if (code === '') return;
      setEntry({ kind: 'checking', code });
      void checkCode(code, true);
    },
    onChange: (code: string) => {
      latestCheck.current++;
      sessionStore.write(DISCOUNT_CODE_KEY, code);
      setEntry({ kind: 'typed', code });
    },
    onReject: (message: string) =>
      setEntry({ kind: 'rejected', code: entry.code, message, takesFocus: true }),
  };
}
