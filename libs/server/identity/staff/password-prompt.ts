import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';

export class PromptEndedError extends Error {
  override name = 'PromptEndedError';
}

const ENTER = ['\r', '\n'];
const ENDS = ['\u0003', '\u0004'];
const BACKSPACES = ['\u007f', '\b'];

/**
 * Prompts for a new password twice without echoing it, or reads the first line of piped input. Returns undefined when
 * the two differ.
 */
export async function askNewPassword(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): Promise<string | undefined> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const first = await askHidden(input, output, 'Password: ');
  const second = await askHidden(input, output, 'Once more: ');
  return first === second ? first : undefined;
}

function askHidden(input: ReadStream, output: NodeJS.WriteStream, question: string): Promise<string> {
  output.write(question);
  input.setEncoding('utf8');
  input.setRawMode(true);
  input.resume();
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const finish = (sync: () => void) => {
      input.off('data', take);
      input.setRawMode(false);
      input.pause();
      output.write('\n');
      sync();
    };
    const take = (chunk: Buffer | string) => {
      const keys = [...String(chunk)];
      for (const [place, key] of keys.entries()) {
        if (ENTER.includes(key)) {
          finish(() => resolve(typed.join('')));
          if (place + 1 < keys.length) input.unshift(keys.slice(place + 1).join(''), 'utf8');
          return;
        }
        if (ENDS.includes(key)) return finish(() => reject(new PromptEndedError('No password was given.')));
        typed = BACKSPACES.includes(key) ? typed.slice(0, -1) : [...typed, key];
      }
    };
    input.on('data', take);
  });
}
