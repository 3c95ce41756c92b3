import type { InviteForm, StaffMember, StaffRole } from '@paniscus/domain/session';

export type StaffAction =
  | { kind: 'invite'; form: InviteForm }
  | { kind: 'role'; id: number; role: StaffRole }
  | {
      kind:
        'disable' | 'enable' | 'sign-out' | 'turn-off-two-step' | 'resend-invitation' | 'cancel-invitation';
      id: number;
    };

type Listed = { members: readonly StaffMember[]; ownId: number | undefined };

export type StaffState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `done` describes the result of the last action. */
  | ({ kind: 'ready'; done?: string } & Listed)
  | ({ kind: 'processing' } & Listed)
  | ({ kind: 'refused'; message: string } & Listed);

export type ListedStaff = Extract<StaffState, Listed>;
