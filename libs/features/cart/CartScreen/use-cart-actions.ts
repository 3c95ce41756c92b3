import { isSameLine } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { getLineKey } from '../CartLines/line-key';
import type { CartScreenProps } from './cart-screen.types';

type Removed = { item: CartItem; at: number };
type Actions = Pick<CartScreenProps, 'state' | 'onRemove' | 'onUndo' | 'onAcceptChanges'>;

const NOTHING: readonly CartItem[] = [];

/**
 * Remembers the last removed line for undo and manages focus: after a removal it moves to the undo button, after an
 * undo to the restored line, after accepting changes to the checkout button.
 */
export function useCartActions(
  { state, onRemove, onUndo, onAcceptChanges }: Actions,
  place: RefObject<HTMLElement | null>,
) {
  const [removed, setRemoved] = useState<Removed>();
  const wanted = useRef<string>(undefined);
  const cart = state.kind === 'ready' ? state.cart : NOTHING;

  useEffect(() => {
    if (wanted.current === undefined) return;
    const control = place.current?.querySelector<HTMLElement>(wanted.current);
    control?.focus();
    if (control) wanted.current = undefined;
  }, [state, removed, place]);

  const remove = (key: CartKey) => {
    const at = cart.findIndex((line) => isSameLine(line, key));
    const item = cart[at];
    if (item === undefined) return;
    wanted.current = '[data-part="removed"] button';
    setRemoved({ item, at });
    onRemove(key);
  };

  const undo = () => {
    if (removed === undefined) return;
    wanted.current = `[data-line="${CSS.escape(getLineKey(removed.item))}"] select`;
    setRemoved(undefined);
    onUndo(removed.item, removed.at);
  };

  const accept = () => {
    wanted.current = '[data-part="way-on"] :is(a, button:not(:disabled))';
    setRemoved(undefined);
    onAcceptChanges();
  };

  return { removed, remove, undo, accept };
}
