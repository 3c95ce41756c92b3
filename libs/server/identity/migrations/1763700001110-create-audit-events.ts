import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditEvents1763700001110 implements MigrationInterface {
  name = 'CreateAuditEvents1763700001110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_events (
        id integer GENERATED ALWAYS AS IDENTITY,
        at timestamptz(3) NOT NULL,
        actor_id integer,
        actor text NOT NULL,
        action text NOT NULL,
        subject_id integer,
        details jsonb NOT NULL,
        CONSTRAINT audit_events_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX audit_events_actor ON audit_events (actor_id, id)');
    await runner.query('CREATE INDEX audit_events_action ON audit_events (action, id)');
    await runner.query('CREATE INDEX audit_events_at ON audit_events (at)');
    await runner.query(`
      CREATE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'The audit log is append-only.'; END $$`);
    await runner.query(`
      CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
        FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_events');
    await runner.query('DROP FUNCTION reject_audit_change()');
  }
}
