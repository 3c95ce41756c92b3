import type { Random } from '@paniscus/domain';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { SignCode } from '@paniscus/lexigrams';
import { useState } from 'react';
import { toggled } from './bench.rules';

export type Bench = { sign: SignCode; canUndo: boolean };

export type BenchActions = {
  toggle: (part: string) => void;
  /** Lays another sign in place of what is there. */
  show: (sign: SignCode) => void;
  surprise: () => void;
  clear: () => void;
  undo: () => void;
};

interface WorkshopStart {
  start?: SignCode;
  random: Random;
  /** Told of every change, so that the address can follow. */
  onSign: (sign: SignCode) => void;
}

/** What lies on the bench, and what lay there before. */
export function useWorkshop({ start = '', random, onSign }: WorkshopStart): {
  bench: Bench;
  actions: BenchActions;
} {
  const [steps, setSteps] = useState<readonly SignCode[]>([start]);
  const sign = steps.at(-1) ?? '';

  const keep = (next: readonly SignCode[]) => {
    setSteps(next);
    onSign(next.at(-1) ?? '');
  };
  const show = (next: SignCode) => {
    if (next !== sign) keep([...steps, next]);
  };

  const actions: BenchActions = {
    toggle: (part) => show(toggled(sign, part)),
    show,
    surprise: () => {
      const others = LEXIGRAMS.filter((lexigram) => lexigram.sign !== sign);
      show(others[Math.floor(random() * others.length)]?.sign ?? sign);
    },
    clear: () => show(''),
    undo: () => {
      if (steps.length > 1) keep(steps.slice(0, -1));
    },
  };
  return { bench: { sign, canUndo: steps.length > 1 }, actions };
}
