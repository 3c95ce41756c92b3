/// <reference types="vite/client" />
import styles from './screen-catalog.module.css';

/** Part of an entry of `sheets.json`; see `tools/visual/screenshots/sheets.ts`. */
interface Placement {
  sheet: string;
  left: number;
  width: number;
}

const PICTURES = '../../../pictures/';
const indexes = import.meta.glob<Record<string, Placement>>(
  '../../../pictures/libs/{emails,features}/**/sheets.json',
  { eager: true, import: 'default' },
);
const urls = import.meta.glob<string>('../../../pictures/libs/{emails,features}/**/*.light*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

const placements = new Map(Object.values(indexes).flatMap((index) => Object.entries(index)));
const sheetWidths = new Map<string, number>();
for (const { sheet, left, width } of placements.values())
  sheetWidths.set(sheet, Math.max(sheetWidths.get(sheet) ?? 0, left + width));

/** Width of the screenshots that are not taken on a phone. */
const DESKTOP = 1024;
const toPercent = (ratio: number) => `${ratio * 100}%`;

/** The story's committed screenshot, cut from its sheet; a story without one is drawn live. */
export function Thumbnail({ storyId }: { storyId: string }) {
  const { sheet = '', left = 0, width = DESKTOP } = placements.get(`${storyId} light`) ?? {};
  const url = urls[PICTURES + sheet];
  return (
    <span className={styles.thumbnail}>
      {url === undefined ? (
        <iframe
          src={`./iframe.html?id=${storyId}&viewMode=story`}
          title={storyId}
          loading="lazy"
          tabIndex={-1}
          aria-hidden
        />
      ) : (
        <span className={styles.crop} style={{ width: toPercent(width / DESKTOP) }}>
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            style={{
              width: toPercent((sheetWidths.get(sheet) ?? width) / width),
              marginLeft: toPercent(-left / width),
            }}
          />
        </span>
      )}
    </span>
  );
}
