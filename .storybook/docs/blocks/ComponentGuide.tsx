import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentGuide, ThemeSlot } from '../../../libs/ui/component-guide/component-guide.types';
import { muiPages } from '../../../libs/ui/component-guide/mui-pages.data';
import type { MuiComponent } from '../../../libs/ui/component-guide/mui-pages.data';
import styles from './component-guide.module.css';

interface GuideProps {
  guide: ComponentGuide;
}

/** What the component is for, and when to use it. */
export function Usage({ guide }: GuideProps) {
  return (
    <>
      <Markdown>{guide.purpose}</Markdown>
      <div className={`sb-unstyled ${styles.columns}`}>
        <AdviceList title="Do" items={guide.do} className={styles.do} />
        <AdviceList title="Don’t" items={guide.dont} className={styles.dont} />
      </div>
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
export function Background({ guide }: GuideProps) {
  return (
    <>
      <Heading>Accessibility</Heading>
      <List items={guide.accessibility} />
      {guide.themeSlots.length === 0 ? null : <ThemeSlots slots={guide.themeSlots} />}
      {guide.mui.length === 0 ? null : <MuiLinks components={guide.mui} />}
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

const MUI = 'https://mui.com/material-ui';
const toKebabCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

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
            <a href={`${MUI}/${muiPages[name]}/`}>{name}</a>,{' '}
            <a href={`${MUI}/api/${toKebabCase(name)}/`}>{`props of ${name}`}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
