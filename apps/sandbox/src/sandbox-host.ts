// Starts and stops sandboxes for one spec file after another, so that only the first waits for this process to start.
import { startSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

/** Messages of the parent process; each is answered with its `id`. */
type Message = { id: number } & ({ start: Record<string, string> } | { stop: number });

const sandboxes = new Map<number, Sandbox>();

// Waits for the next spec file while no sandbox runs.
process.channel?.ref();
process.on('message', (message: Message) => {
  answer(message).then(
    (urls) => process.send?.({ id: message.id, urls }),
    (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
  );
});

async function answer(message: Message): Promise<Sandbox['urls'] | undefined> {
  if ('stop' in message) {
    await sandboxes.get(message.stop)?.stop();
    sandboxes.delete(message.stop);
    return undefined;
  }
  const sandbox = await startSandbox(readSettings(message.start, import.meta.dirname));
  sandboxes.set(message.id, sandbox);
  return sandbox.urls;
}
