import { muiPages } from '../../../../libs/ui/component-guide/mui-pages.data';

const MUI = 'https://mui.com/material-ui';

/** Component of Material UI, with a link to its page. */
export function MuiLink({ name }: { name: string }) {
  return name in muiPages ? (
    <a href={`${MUI}/${muiPages[name as keyof typeof muiPages]}/`}>{name}</a>
  ) : (
    <span>{name}</span>
  );
}

const toKebabCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Reference of the props of a component of Material UI. */
export const MuiPropsLink = ({ name }: { name: string }) => (
  <a href={`${MUI}/api/${toKebabCase(name)}/`}>{`props of ${name}`}</a>
);

/** Documentation page of this Storybook. */
export const DocsLink = ({ id, name }: { id: string; name: string }) => (
  <a href={`./?path=/docs/${id}`} target="_top">
    {name}
  </a>
);
