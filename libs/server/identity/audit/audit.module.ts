import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller.ts';
import { AuditInterceptor } from './audit.interceptor.ts';
import { AuditListService } from './audit-list.service.ts';
import { AuditService } from './audit.service.ts';
import { ChangeDetector } from './change-detector.ts';
import { StaffNames } from './staff-names.service.ts';

/** The audit log; every module records with `@Audited` or `AuditService`. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [
    AuditService,
    AuditListService,
    ChangeDetector,
    StaffNames,
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
  ],
  exports: [AuditService, StaffNames],
})
export class AuditModule {}
