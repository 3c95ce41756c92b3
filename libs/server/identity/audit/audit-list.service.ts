import { Injectable } from '@nestjs/common';
import { readInBatches, readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { AuditEventEntity } from './audit-event.entity.ts';
import { applyAuditFilter } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';

/** Reads the audit log, newest entry first. */
@Injectable()
export class AuditListService {
  constructor(private readonly dataSource: DataSource) {}

  list(filter: AuditFilter, page: ListPage) {
    return readPage(this.query(filter), page);
  }

  records(filter: AuditFilter): AsyncGenerator<AuditEventEntity[]> {
    return readInBatches(() => this.query(filter));
  }

  private query(filter: AuditFilter): SelectQueryBuilder<AuditEventEntity> {
    const query = this.dataSource.getRepository(AuditEventEntity).createQueryBuilder('e');
    applyAuditFilter(query, filter);
    return query;
  }
}
