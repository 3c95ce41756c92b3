import { Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.ts';
import { StaffService } from './staff.service.ts';

/** The people who may sign in. */
@Module({ providers: [PasswordHasher, StaffService], exports: [StaffService] })
export class StaffModule {}
