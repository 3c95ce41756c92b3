import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';

export class PromptEndedError extends Error {
  override name = 'PromptEndedError';
}

const ENTER_KEYS = ['\r', '\n'];
const CANCEL_KEYS = ['\u0003', '\u0004'];
const BACKSPACE_KEYS = ['\u007f', '\b'];

/**
 * Prompts for a new password twice without echoing it, or reads the first line of piped input. Returns undefined when
 * the two differ.
 */
export async function promptNewPassword(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): Promise<string | undefined> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const first = await promptHidden(input, output, 'Password: ');
  const second = await promptHidden(input, output, 'Once more: ');
  return first === second ? first : undefined;
}

function promptHidden(input: ReadStream, output: NodeJS.WriteStream, label: string): Promise<string> {
  output.write(label);
  input.setEncoding('utf8');
  input.setRawMode(true);
  input.resume();
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const finish = (complete: () => void) => {
      input.off('data', onData);
      input.setRawMode(false);
      input.pause();
      output.write('\n');
      complete();
    };
    const onData = (chunk: Buffer | string) => {
      const keys = [...String(chunk)];
      for (const [index, key] of keys.entries()) {
        if (ENTER_KEYS.includes(key)) {
          finish(() => resolve(typed.join('')));
          if (index + 1 < keys.length) input.unshift(keys.slice(index + 1).join(''), 'utf8');
          return;
        }
        if (CANCEL_KEYS.includes(key))
          return finish(() => reject(new PromptEndedError('No password was given.')));
        typed = BACKSPACE_KEYS.includes(key) ? typed.slice(0, -1) : [...typed, key];
      }
    };
    input.on('data', onData);
  });
}
