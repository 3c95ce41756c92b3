import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type {
  ComponentGuide,
  ScreenGuide,
  ThemeSlot,
} from '../../../../libs/ui/component-guide/component-guide.types';
import type { MuiComponent } from '../../../../libs/ui/component-guide/mui-pages.data';
import { MuiLink, MuiPropsLink } from './links';
import styles from './component-guide.module.css';

interface GuideProps {
  /** Screens have no advice, theme slots and Material UI components of their own. */
  guide: ScreenGuide & Partial<ComponentGuide>;
}

/** What the component is for, and when to use it. */
export function Usage({ guide: { purpose, do: advice = [], dont = [] } }: GuideProps) {
  return (
    <>
      <Markdown>{purpose}</Markdown>
      {advice.length + dont.length === 0 ? null : (
        <div className={`sb-unstyled ${styles.columns}`}>
          <AdviceList title="Do" items={advice} className={styles.do} />
          <AdviceList title="Don’t" items={dont} className={styles.dont} />
        </div>
      )}
    </>
  );
}

interface AdviceListProps {
  title: string;
  items: readonly string[];
  className: string | undefined;
}

function AdviceList({ title, items, className }: AdviceListProps) {
  return (
    <section className={`${styles.advice} ${className}`}>
      <strong>{title}</strong>
      <List items={items} />
    </section>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Markdown options={{ forceInline: true }}>{item}</Markdown>
      </li>
    ))}
  </ul>
);

/** Accessibility notes, theme slots and Material UI components. */
export function Background({ guide: { accessibility, themeSlots = [], mui = [] } }: GuideProps) {
  return (
    <>
      <Heading>Accessibility</Heading>
      <List items={accessibility} />
      {themeSlots.length === 0 ? null : <ThemeSlots slots={themeSlots} />}
      {mui.length === 0 ? null : <MuiLinks components={mui} />}
    </>
  );
}

const toFile = (slot: ThemeSlot) => {
  if (slot.startsWith('Mui')) return 'libs/ui/theme/components';
  if (slot.startsWith('palette')) return 'libs/ui/theme/palette.data.ts';
  return /^(typography|families)/.test(slot) ? 'libs/ui/theme/type.data.ts' : 'libs/ui/theme/tokens.data.ts';
};

function ThemeSlots({ slots }: { slots: readonly ThemeSlot[] }) {
  return (
    <>
      <Heading>Theme</Heading>
      <p>What decides the look of this component. Change it there, not in a screen.</p>
      <table>
        <thead>
          <tr>
            <th>Slot</th>
            <th>Defined in</th>
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => (
            <tr key={slot}>
              <td>
                <code>{slot}</code>
              </td>
              <td>{toFile(slot)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function MuiLinks({ components }: { components: readonly MuiComponent[] }) {
  return (
    <>
      <Heading>Material UI</Heading>
      <p>
        What this component is composed of. Props that are not listed above are those of the component at its
        root.
      </p>
      <ul>
        {components.map((name) => (
          <li key={name}>
            <MuiLink name={name} />, <MuiPropsLink name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
