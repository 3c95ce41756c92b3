import { LOOPS, PICTURES } from '@paniscus/content';
import type { PictureName } from '@paniscus/content';
import { FluidPicture, LoopVideo, startLoops } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import styles from './foundations.module.css';

/** `timeline` of `timeline-lana`; `hero` stands alone. */
const getSeries = (name: string) => name.replace(/-.*/, '');

const HEIGHTS = Array.from({ length: 16 }, (_, index) => index + 1);

/** `3 : 2`, rounded to whole pixels; or the quotient where no small numbers express it. */
function formatRatio(width: number, height: number): string {
  const units = HEIGHTS.find(
    (unit) => Math.abs(Math.round((width / height) * unit) * (height / unit) - width) < 1.5,
  );
  return units === undefined
    ? `${(width / height).toFixed(2)} : 1`
    : `${Math.round((width / height) * units)} : ${units}`;
}

const series = Object.entries(
  Object.groupBy(Object.keys(PICTURES) as PictureName[], (name) => getSeries(name)),
) as [string, PictureName[]][];

/** How many pictures each series has, in which aspect ratio, width and formats. */
export function PictureSeries() {
  return (
    <table>
      <thead>
        <tr>
          <th>Series</th>
          <th>Pictures</th>
          <th>Aspect ratio</th>
          <th>Largest width</th>
          <th>Formats</th>
        </tr>
      </thead>
      <tbody>
        {series.map(([name, [first = 'hero', ...others]]) => {
          const { width, height, sources, src } = PICTURES[first];
          const formats = [...sources.map(({ type }) => type.replace('image/', '')), src.replace(/.*\./, '')];
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{others.length + 1}</td>
              <td>{formatRatio(width, height)}</td>
              <td>{`${width}px`}</td>
              <td>{[...new Set(formats)].join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The first pictures of a series with their alt texts, as the site serves them. */
export function Pictures({ of, count = 6 }: { of: string; count?: number }) {
  const names = series.find(([name]) => name === of)?.[1] ?? [];
  return (
    <ul className={`sb-unstyled ${styles.grid}`}>
      {names.slice(0, count).map((name) => (
        <li key={name} className={styles.cell}>
          <FluidPicture picture={PICTURES[name]} sizes="18rem" />
          <code>{name}</code>
          <p className={styles.note}>{PICTURES[name].alt}</p>
        </li>
      ))}
    </ul>
  );
}

/** The video behind the title of the home page. */
export function HeroLoop() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current !== null) startLoops(root.current);
  }, []);
  return (
    <div ref={root} className="sb-unstyled">
      <LoopVideo loop={LOOPS.hero} poster={PICTURES[LOOPS.hero.poster]} sizes="60rem" />
      <p className={styles.note}>{LOOPS.hero.label}</p>
    </div>
  );
}
