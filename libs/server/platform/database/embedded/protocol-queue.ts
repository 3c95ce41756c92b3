import type { PGlite } from '@electric-sql/pglite';

type Unit = {
  connection: number;
  bytes: Uint8Array;
  onData: (data: Uint8Array) => void;
  resolve: (count: number) => void;
  reject: (error: Error) => void;
};

/** Messages of the extended query protocol that belong together, up to Sync or Flush. */
const PARTS = new Set([...'PBDEC'].map((character) => character.charCodeAt(0)));

/**
 * Multiplexes many connections onto the single backend. The socket package's own queue schedules message by message:
 * under load, one connection's Bind met another's Parse and got its rows, and one failed message stopped the queue for
 * good. Here an extended query is one unit, and a transaction has exclusive use of the backend. Implements the methods
 * that the package's connection handler calls.
 */
export class ProtocolQueue {
  private readonly db: PGlite;
  private readonly parts = new Map<number, Uint8Array[]>();
  private units: Unit[] = [];
  private isWorking = false;
  private owner: number | undefined;
  private performing: number | undefined;
  private hasPerformingGone = false;

  constructor(db: PGlite) {
    this.db = db;
  }

  /**
   * Resolves with the number of response bytes once the message is executed; with 0 at once for a part of a longer
   * unit.
   */
  enqueue(connection: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const parts = this.parts.get(connection) ?? [];
    // The handler may reuse its buffer while this part waits for the rest.
    parts.push(message.slice());
    if (PARTS.has(message[0] ?? 0)) {
      this.parts.set(connection, parts);
      return Promise.resolve(0);
    }
    this.parts.delete(connection);
    const bytes = Buffer.concat(parts);
    return new Promise((resolve, reject) => {
      this.units.push({ connection, bytes, onData, resolve, reject });
      void this.work();
    });
  }

  getQueueLength(): number {
    return this.units.length;
  }

  /** The connection is closed: drops its pending messages. */
  clearQueueForHandler(connection: number): void {
    this.parts.delete(connection);
    const gone = this.units.filter((unit) => unit.connection === connection);
    this.units = this.units.filter((unit) => unit.connection !== connection);
    for (const unit of gone) unit.reject(new Error('The connection has gone.'));
  }

  /** The connection is closed: rolls back its transaction, so that others can continue. */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (this.performing === connection) this.hasPerformingGone = true;
    else if (this.owner === connection) {
      await this.undo();
      void this.work();
    }
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    for (let unit = this.next(); unit !== undefined; unit = this.next()) await this.perform(unit);
    this.isWorking = false;
  }

  private next(): Unit | undefined {
    const { owner } = this;
    const index = owner === undefined ? 0 : this.units.findIndex(({ connection }) => connection === owner);
    return index === -1 ? undefined : this.units.splice(index, 1)[0];
  }

  private async perform({ connection, bytes, onData, resolve, reject }: Unit): Promise<void> {
    let count = 0;
    this.performing = connection;
    this.hasPerformingGone = false;
    const onRawData = (data: Uint8Array) => {
      count += data.length;
      onData(data);
    };
    try {
      await this.db.runExclusive(() => this.db.execProtocolRawStream(bytes, { onRawData }));
      resolve(count);
    } catch (error) {
      reject(error as Error);
    }
    this.performing = undefined;
    this.owner = this.db.isInTransaction() ? connection : undefined;
    if (this.owner !== undefined && this.hasPerformingGone) await this.undo();
  }

  private async undo(): Promise<void> {
    if (this.db.isInTransaction()) await this.db.exec('ROLLBACK');
    this.owner = undefined;
  }
}
