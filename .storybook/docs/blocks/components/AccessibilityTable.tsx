import { Markdown } from '@storybook/addon-docs/blocks';
import { DocsLink } from './links';
import { useGuides } from './use-guides';

/** What each component does for assistive technology, from its guide. */
export function AccessibilityTable() {
  const components = useGuides();
  if (components === undefined) return <p>Loading the notes of the components...</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Accessibility</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ id, name, guide: { accessibility } }) => (
          <tr key={id}>
            <td>
              <DocsLink id={id} name={name} />
            </td>
            <td>
              {accessibility.map((note) => (
                <Markdown key={note}>{note}</Markdown>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
