import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { paths } from '@paniscus/routes';
import {
  confirmStaffEmail,
  passwordResetEmail,
  staffEmailChangeNotice,
  staffInvitationEmail,
} from '@paniscus/emails';
import type { Email } from '@paniscus/emails';
import { EmailOutbox, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { StaffService } from '../staff/staff.service.ts';
import { EMAIL_CHANGE_NOTICE, EMAIL_KINDS, StaffLinksService } from './staff-links.service.ts';

/** Builds the emails with a staff member's link; an outdated one is not sent. */
@Injectable()
export class StaffEmailsBuilder implements OnModuleInit {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly links: StaffLinksService,
    private readonly staff: StaffService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.outbox.register({
      kind: EMAIL_KINDS.invitation,
      build: (id) =>
        this.build(id, ({ email, role }, { token }) =>
          staffInvitationEmail({ email, role, url: this.toUrl(paths.invitation(token)) }),
        ),
    });
    this.outbox.register({
      kind: EMAIL_KINDS['password-reset'],
      build: (id) =>
        this.build(id, ({ email, byline }, { token }) =>
          passwordResetEmail({ email, name: byline, url: this.toUrl(paths.resetPassword(token)) }),
        ),
    });
    this.outbox.register({
      kind: EMAIL_KINDS['email-change'],
      build: (id) =>
        this.build(id, ({ email, byline }, { token }) =>
          confirmStaffEmail({ email, name: byline, url: this.toUrl(paths.confirmEmail(token)) }),
        ),
    });
    this.outbox.register({ kind: EMAIL_CHANGE_NOTICE, build: (id) => this.buildNotice(id) });
  }

  private async buildNotice(linkId: number): Promise<Email | undefined> {
    const link = await this.links.findAddresses(linkId);
    const account = link && (await this.staff.findById(link.accountId));
    if (!link?.email || link.earlierEmail === null || !account) return undefined;
    return staffEmailChangeNotice({ email: link.earlierEmail, name: account.byline, newEmail: link.email });
  }

  private async build(
    linkId: number,
    render: (account: Recipient, link: { token: string }) => Promise<Email>,
  ): Promise<Email | undefined> {
    const link = await this.links.findForEmail(linkId);
    const account = link && (await this.staff.findById(link.accountId));
    const email = link?.email ?? account?.email;
    if (!link || !account || account.isDisabled || !email) return undefined;
    return render({ ...account, email }, link);
  }

  private toUrl(path: string): string {
    return new URL(path, this.settings.publicUrl).href;
  }
}

type Recipient = NonNullable<Awaited<ReturnType<StaffService['findById']>>> & { email: string };
