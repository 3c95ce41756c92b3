import type { FundForm, StaffFund } from '@paniscus/domain/funds';

export type FundAction =
  | { kind: 'create'; form: FundForm }
  /** `version` is the one that the form was opened with. */
  | { kind: 'update'; id: number; version: number; form: FundForm }
  | { kind: 'close' | 'reopen'; id: number }
  | { kind: 'up' | 'down'; id: number };

type Listed = { funds: readonly StaffFund[] };

export type StaffFundsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `done` describes the result of the last action. */
  | ({ kind: 'ready'; done?: string } & Listed)
  | ({ kind: 'processing' } & Listed)
  | ({ kind: 'refused'; message: string } & Listed);

export type ListedFunds = Extract<StaffFundsState, Listed>;
