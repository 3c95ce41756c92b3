import type { ComponentGuide } from '../../../../libs/ui/component-guide/component-guide.types';
import { DocsLink, MuiLink } from './links';
import { useGuides } from './use-guides';

/** Every component with its purpose and the Material UI components that it consists of, from its guide. */
export function ComponentTable() {
  const components = useGuides();
  if (components === undefined) return <p>Loading the list of components...</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>What it is for</th>
          <th>Material UI components</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ id, name, guide: { purpose, mui } }) => (
          <tr key={id}>
            <td>
              <DocsLink id={id} name={name} />
            </td>
            <td>{purpose}</td>
            <td>{mui.length === 0 ? 'None' : <MuiLinks mui={mui} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MuiLinks({ mui }: Pick<ComponentGuide, 'mui'>) {
  return mui.map((name, index) => (
    <span key={name}>
      {index === 0 ? '' : ', '}
      <MuiLink name={name} />
    </span>
  ));
}
