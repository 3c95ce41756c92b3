/** Event of a Chromium trace; times in microseconds, `tts` and `tdur` on the clock of the thread. */
export interface TraceEvent {
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

const isTask = (event: TraceEvent) =>
  event.ph === 'X' && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined;

/**
 * Measures tasks in CPU time: without the time in which another process had the processor. A task starts when it did, and
 * events within it keep their distance from its start on the clock of the thread.
 */
export function toCpuTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = new Map<string, Event>();
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map((event) => {
      if (event.tts === undefined) return event;
      const thread = `${event.pid}:${event.tid}`;
      const task = tasks.get(thread);
      const isWithinTask = task !== undefined && event.ts < task.ts + (task.dur ?? 0);
      if (!isWithinTask && isTask(event)) tasks.set(thread, event);
      const ts = isWithinTask ? task.ts + event.tts - (task.tts ?? 0) : event.ts;
      return isTask(event) ? { ...event, ts, dur: event.tdur } : { ...event, ts };
    });
}
