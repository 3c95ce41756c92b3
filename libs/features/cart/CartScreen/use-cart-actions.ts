import { findStillRemoved, isSameLine } from '@paniscus/domain/cart';
import type { CartItem, CartKey, RemovedItem } from '@paniscus/domain/cart';
import { useEffect, useRef, useState } from 'react';
import type { CartScreenProps } from './cart-screen.types';
import { FOCUS_IDS } from './focus-ids';

type Actions = Pick<CartScreenProps, 'state' | 'removedBefore' | 'onRemove' | 'onUndo' | 'onAcceptChanges'>;

const EMPTY: readonly CartItem[] = [];

/**
 * Remembers the last removed line for undo and manages focus: after a removal it moves to the undo button, after an
 * undo to the restored line, after accepting changes to the checkout button.
 */
export function useCartActions({ state, removedBefore, onRemove, onUndo, onAcceptChanges }: Actions) {
  // Undefined as long as nothing was removed on this page; null once that was undone, or changes were accepted.
  const [removedHere, setRemoved] = useState<RemovedItem | null>();
  // Undo is there from the start if the line was removed in the checkout.
  const focusId = useRef<string | undefined>(FOCUS_IDS.undo);
  const cart = state.kind === 'ready' ? state.cart : EMPTY;
  const removed = findStillRemoved(cart, removedHere === undefined ? removedBefore : removedHere);

  useEffect(() => {
    if (focusId.current === undefined) return;
    const control = document.getElementById(focusId.current);
    if (control === null || control.matches(':disabled')) return;
    control.focus();
    focusId.current = undefined;
  }, [state, removed]);

  const remove = (key: CartKey) => {
    const index = cart.findIndex((line) => isSameLine(line, key));
    const item = cart[index];
    if (item === undefined) return;
    focusId.current = FOCUS_IDS.undo;
    setRemoved({ item, index });
    onRemove(key);
  };

  const undo = () => {
    if (removed === undefined) return;
    focusId.current = FOCUS_IDS.quantity(removed.item);
    setRemoved(null);
    onUndo(removed.item, removed.index);
  };

  const accept = () => {
    focusId.current = FOCUS_IDS.next;
    setRemoved(null);
    onAcceptChanges();
  };

  return { removed, remove, undo, accept };
}
