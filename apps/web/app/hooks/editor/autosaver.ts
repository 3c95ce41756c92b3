import type { PostDraft } from '@paniscus/domain/posts';
import type { SaveStatus } from '@paniscus/features/posts';
import { isForbidden, ProblemError } from '../../api/problem-error';

const DELAY_MS = 2000;
const RETRY_MS = 15_000;

/** What errors of the server mean, by their status. The text can only be refused for its length. */
const FAILURES: Partial<Record<number, 'signedOut' | 'tooLong'>> = {
  401: 'signedOut',
  413: 'tooLong',
  422: 'tooLong',
};

type AutosaverOptions = {
  /** Sends the text; resolves with the time at which it was stored, ISO 8601. */
  send: (draft: PostDraft) => Promise<string>;
  onStatus: (status: SaveStatus) => void;
};

/** Timer that is not postponed: while a delay runs, another one is ignored. */
function createTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(delay: number): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, delay);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Sends the text, and reports and returns the result. */
async function sendDraft(draft: PostDraft, { send, onStatus }: AutosaverOptions): Promise<SaveStatus> {
  onStatus({ kind: 'saving' });
  const status = await send(draft).then(toSavedStatus, toFailedStatus);
  onStatus(status);
  return status;
}

/**
 * Sends the newest text two seconds after a change, one request at a time. A failed request is repeated with the text
 * that is newest by then. A text that is too long waits for its next change, and once the person may not edit the post any
 * more, nothing is sent again.
 */
export function createAutosaver(options: AutosaverOptions) {
  let pending: PostDraft | undefined;
  let isSending = false;
  let lastRequest = Promise.resolve();
  let isStopped = false;

  const flush = (): void => {
    if (!isSending && pending !== undefined && !isStopped) lastRequest = sendPending(pending);
  };
  const timer = createTimer(flush);
  const schedule = (delay: number) => {
    if (!isStopped) timer.start(delay);
  };

  const sendPending = async (draft: PostDraft): Promise<void> => {
    pending = undefined;
    isSending = true;
    const { kind } = await sendDraft(draft, options);
    // The same text would be refused again.
    const isAnswered = kind === 'saved' || kind === 'tooLong';
    isSending = false;
    isStopped ||= kind === 'forbidden';
    if (!isAnswered) pending ??= draft;
    if (pending !== undefined) schedule(isAnswered ? DELAY_MS : RETRY_MS);
  };

  return {
    /** Announces a changed text. */
    change(draft: PostDraft): void {
      pending = draft;
      if (!isSending) schedule(DELAY_MS);
    },
    /** Sends the newest text now. */
    flush,
    /** Sends nothing any more. Resolves when no request is under way. */
    stop(): Promise<void> {
      isStopped = true;
      timer.stop();
      return lastRequest;
    },
  };
}

const toSavedStatus = (at: string): SaveStatus => ({ kind: 'saved', at });

function toFailedStatus(error: unknown): SaveStatus {
  if (isForbidden(error)) return { kind: 'forbidden' };
  return { kind: (error instanceof ProblemError && FAILURES[error.status]) || 'local' };
}
