import type { Random } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { ElementName, SignCode, VariantName } from '@paniscus/lexigrams';
import { useState } from 'react';
import { toggleElement, withVariant } from './workshop.rules';

export type WorkshopSnapshot = { sign: SignCode; canUndo: boolean };

export type WorkshopActions = {
  toggleElement: (element: ElementName) => void;
  changeVariant: (element: ElementName, variant: VariantName | undefined) => void;
  showSign: (sign: SignCode) => void;
  showRandomSign: () => void;
  clear: () => void;
  undo: () => void;
};

interface UseWorkshopParams {
  initialSign?: SignCode;
  random: Random;
  /** Called on every change, so that the URL can be updated. */
  onSignChange: (sign: SignCode) => void;
}

/** State of the workshop with undo history. */
export function useWorkshop({ initialSign = '', random, onSignChange }: UseWorkshopParams): {
  state: WorkshopSnapshot;
  actions: WorkshopActions;
} {
  const [history, setHistory] = useState<readonly SignCode[]>([initialSign]);
  const sign = history.at(-1) ?? '';

  const changeHistory = (next: readonly SignCode[]) => {
    setHistory(next);
    onSignChange(next.at(-1) ?? '');
  };
  const showSign = (next: SignCode) => {
    if (next !== sign) changeHistory([...history, next]);
  };

  const actions: WorkshopActions = {
    toggleElement: (element) => showSign(toggleElement(sign, element)),
    changeVariant: (element, variant) => showSign(withVariant(sign, element, variant)),
    showSign,
    showRandomSign: () => {
      const others = LEXIGRAMS.filter((lexigram) => lexigram.sign !== sign);
      showSign(others[Math.floor(random() * others.length)]?.sign ?? sign);
    },
    clear: () => showSign(''),
    undo: () => {
      if (history.length > 1) changeHistory(history.slice(0, -1));
    },
  };
  return { state: { sign, canUndo: history.length > 1 }, actions };
}
