import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePostAutosaves1763700001220 implements MigrationInterface {
  name = 'CreatePostAutosaves1763700001220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_autosaves (
        account_id integer NOT NULL,
        editor_id uuid NOT NULL,
        post_id integer,
        base_version integer,
        title text NOT NULL,
        content text NOT NULL,
        sequence integer NOT NULL,
        saved_at timestamptz(3) NOT NULL,
        CONSTRAINT post_autosaves_pk PRIMARY KEY (account_id, editor_id),
        CONSTRAINT post_autosaves_account_fk FOREIGN KEY (account_id)
          REFERENCES staff_accounts (id) ON DELETE CASCADE,
        CONSTRAINT post_autosaves_post_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
        CONSTRAINT post_autosaves_based CHECK ((post_id IS NULL) = (base_version IS NULL))
      )`);
    await runner.query('CREATE INDEX post_autosaves_post ON post_autosaves (post_id)');
    await runner.query('CREATE INDEX post_autosaves_saved ON post_autosaves (saved_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_autosaves');
  }
}
