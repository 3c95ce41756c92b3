import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { renderIcon, ICON_FOLDER, KEYBOARD_ICONS } from './motifs/icon.ts';

const names = KEYBOARD_ICONS.map(({ file }) => file);

describe('web app icons of the keyboard', () => {
  it('are complete, without extra files', () => {
    expect(readdirSync(ICON_FOLDER).sort()).toEqual([...names].sort());
  });

  it.each(KEYBOARD_ICONS)(
    'match the drawing of $file; otherwise run node tools/generators/art/icons.ts',
    async (icon) => {
      const committed = new Transformer(readFileSync(join(ICON_FOLDER, icon.file)));
      const rendered = new Transformer(await renderIcon(icon));

      expect(committed.metadataSync()).toMatchObject({ width: icon.side, height: icon.side, format: 'png' });
      expect(Buffer.compare(committed.rawPixelsSync(), rendered.rawPixelsSync())).toBe(0);
    },
  );
});
