import type { Random } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { ElementName, SignCode, VariantName } from '@paniscus/lexigrams';
import { useState } from 'react';
import { toggled, withVariant } from './bench.rules';

export type Bench = { sign: SignCode; canUndo: boolean };

export type BenchActions = {
  toggle: (element: ElementName) => void;
  move: (element: ElementName, variant: VariantName | undefined) => void;
  show: (sign: SignCode) => void;
  surprise: () => void;
  clear: () => void;
  undo: () => void;
};

interface WorkshopStart {
  start?: SignCode;
  random: Random;
  /** Called on every change, so that the URL can be updated. */
  onSign: (sign: SignCode) => void;
}

/** State of the workshop with undo history. */
export function useWorkshop({ start = '', random, onSign }: WorkshopStart): {
  bench: Bench;
  actions: BenchActions;
} {
  const [steps, setSteps] = useState<readonly SignCode[]>([start]);
  const sign = steps.at(-1) ?? '';

  const save = (next: readonly SignCode[]) => {
    setSteps(next);
    onSign(next.at(-1) ?? '');
  };
  const show = (next: SignCode) => {
    if (next !== sign) save([...steps, next]);
  };

  const actions: BenchActions = {
    toggle: (element) => show(toggled(sign, element)),
    move: (element, variant) => show(withVariant(sign, element, variant)),
    show,
    surprise: () => {
      const others = LEXIGRAMS.filter((lexigram) => lexigram.sign !== sign);
      show(others[Math.floor(random() * others.length)]?.sign ?? sign);
    },
    clear: () => show(''),
    undo: () => {
      if (steps.length > 1) save(steps.slice(0, -1));
    },
  };
  return { bench: { sign, canUndo: steps.length > 1 }, actions };
}
