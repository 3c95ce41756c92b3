/// <reference types="vite/client" />
import type SvgIcon from '@mui/material/SvgIcon';
import { CodeLine } from '../CodeLine';
import { useComponentSources } from '../sources/use-component-sources';
import styles from './foundations.module.css';
import { listUses, toImport } from './list-icons';

const modules = import.meta.glob<Record<string, unknown>>('/libs/ui/theme/icons/*.tsx', { eager: true });

interface Icon {
  name: string;
  path: string;
  Component: typeof SvgIcon;
}

/** Drawn icons; the marks of checkboxes and radio buttons are functions, which show the state of an input. */
const icons: readonly Icon[] = Object.entries(modules)
  .flatMap(([path, exports]) =>
    Object.entries(exports)
      .filter(([name, value]) => name.endsWith('Icon') && typeof value === 'object')
      .map(([name, value]) => ({ name, path, Component: value as typeof SvgIcon })),
  )
  .sort((one, other) => one.name.localeCompare(other.name));

/** Every drawn icon with its name, the components that use it, and its import. */
export function ControlIcons() {
  const sources = useComponentSources();
  return (
    <ul className={`sb-unstyled ${styles.grid}`}>
      {icons.map(({ name, path, Component }) => (
        <li key={name} className={styles.cell}>
          <Component fontSize="large" />
          <strong>{name}</strong>
          {sources === undefined ? null : (
            <>
              <p className={styles.note}>{`Used in ${listUses(name, sources).join(', ')}`}</p>
              <CodeLine
                text={toImport(name, path, sources['/libs/ui/index.ts'] ?? '')}
                name={`import of ${name}`}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
