import type { PGlite } from '@electric-sql/pglite';

type Unit = {
  connection: number;
  bytes: Uint8Array;
  onData: (data: Uint8Array) => void;
  resolve: (count: number) => void;
  reject: (error: Error) => void;
};

/** Messages of the extended query protocol that belong together, up to Sync or Flush. */
const PARTIAL_MESSAGES = new Set([...'PBDEC'].map((character) => character.charCodeAt(0)));

/**
 * Multiplexes many connections onto the single backend. The socket package's own queue schedules message by message:
 * under load, one connection's Bind met another's Parse and got its rows, and one failed message stopped the queue for
 * good. Here an extended query is one unit, and a transaction has exclusive use of the backend. Implements the methods
 * that the package's connection handler calls.
 */
export class ProtocolQueue {
  private readonly db: PGlite;
  private readonly pending = new Map<number, Uint8Array[]>();
  private units: Unit[] = [];
  private isRunning = false;
  private transactionOwner: number | undefined;
  private executing: number | undefined;
  private isExecutingClosed = false;

  constructor(db: PGlite) {
    this.db = db;
  }

  /**
   * Resolves with the number of response bytes once the message is executed; immediately with 0 for a part of a longer
   * unit.
   */
  enqueue(connection: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const pending = this.pending.get(connection) ?? [];
    // The handler may reuse its buffer while this part waits for the rest.
    pending.push(message.slice());
    if (PARTIAL_MESSAGES.has(message[0] ?? 0)) {
      this.pending.set(connection, pending);
      return Promise.resolve(0);
    }
    this.pending.delete(connection);
    const bytes = Buffer.concat(pending);
    return new Promise((resolve, reject) => {
      this.units.push({ connection, bytes, onData, resolve, reject });
      void this.run();
    });
  }

  getQueueLength(): number {
    return this.units.length;
  }

  /** The connection is closed: drops its pending messages. */
  clearQueueForHandler(connection: number): void {
    this.pending.delete(connection);
    const dropped = this.units.filter((unit) => unit.connection === connection);
    this.units = this.units.filter((unit) => unit.connection !== connection);
    for (const unit of dropped) unit.reject(new Error('The connection was closed.'));
  }

  /** The connection is closed: rolls back its transaction, so that others can continue. */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (this.executing === connection) this.isExecutingClosed = true;
    else if (this.transactionOwner === connection) {
      await this.rollBack();
      void this.run();
    }
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let unit = this.next(); unit !== undefined; unit = this.next()) await this.execute(unit);
    this.isRunning = false;
  }

  private next(): Unit | undefined {
    const { transactionOwner } = this;
    const index =
      transactionOwner === undefined
        ? 0
        : this.units.findIndex(({ connection }) => connection === transactionOwner);
    return index === -1 ? undefined : this.units.splice(index, 1)[0];
  }

  private async execute({ connection, bytes, onData, resolve, reject }: Unit): Promise<void> {
    let count = 0;
    this.executing = connection;
    this.isExecutingClosed = false;
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
    this.executing = undefined;
    this.transactionOwner = this.db.isInTransaction() ? connection : undefined;
    if (this.transactionOwner !== undefined && this.isExecutingClosed) await this.rollBack();
  }

  private async rollBack(): Promise<void> {
    if (this.db.isInTransaction()) await this.db.exec('ROLLBACK');
    this.transactionOwner = undefined;
  }
}
