/** A kind of work that is done later, at least once, and its data (ids only, no person). */
export type JobQueue<Data extends object> = {
  name: string;
  /** How often a job is tried again before it is a dead letter. The pauses grow to a minute. */
  retryLimit: number;
  /** Only there to tie the data's type to the queue. */
  readonly data?: Data;
};

export type JobHandler<Data extends object> = (data: Data) => Promise<void>;

/** A job that has failed for good and waits for a person. */
export type DeadLetter = { id: string; queue: string; data: object; failedAt: Date; reason: string };
