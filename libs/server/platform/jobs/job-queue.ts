/** A queue of jobs that run later, at least once, with their data (ids only, no personal data). */
export type JobQueue<Data extends object> = {
  name: string;
  /** Retries before a job becomes a dead letter. The delay grows up to a minute. */
  retryLimit: number;
  /** Never set; binds the type of the data to the queue. */
  readonly data?: Data;
};

export type JobHandler<Data extends object> = (data: Data) => Promise<void>;

export type DeadLetter = { id: string; queue: string; data: object; failedAt: Date; reason: string };
