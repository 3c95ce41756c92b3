import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { COMMAND_LINE, DONOR, UNKNOWN_ACTOR } from './audit.service.ts';
import { createStaffNaming } from './staff-naming.ts';
import type { StaffNaming } from './staff-naming.ts';

/** Names staff members alike on all pages for staff. Records contain usernames, which never change. */
@Injectable()
export class StaffNames {
  constructor(private readonly dataSource: DataSource) {}

  async load(): Promise<StaffNaming> {
    const accounts = await this.dataSource.manager.find(StaffAccountEntity, {
      select: { username: true, byline: true },
    });
    const reserved = [COMMAND_LINE, DONOR, UNKNOWN_ACTOR].map(({ username }) => username);
    return createStaffNaming(accounts, reserved);
  }
}
