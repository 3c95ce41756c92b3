import type { Account, Notifications, StaffSession } from '@paniscus/domain/session';

type Loaded = {
  account: Account;
  sessions: readonly StaffSession[];
  /** Emails about orders and donations; null for people who may not see these. */
  notifications: Notifications | null;
};

export type AccountState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `done` describes the result of the last action. */
  | ({ kind: 'ready'; done?: string } & Loaded)
  | ({ kind: 'processing' } & Loaded)
  /** `field` is the field of the form that was rejected. */
  | ({
      kind: 'refused';
      form: 'password' | 'email';
      message: string;
      field?: 'email' | 'current_password' | 'new_password';
    } & Loaded);

export type LoadedAccount = Extract<AccountState, Loaded>;
