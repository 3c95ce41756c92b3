import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Props that components pass on to Material UI; the documentation tool sees only the props they declare. */
const INHERITED: Record<string, string> = {
  'aria-label': 'Accessible name.',
  autoComplete: 'What the browser fills in, such as `given-name`.',
  children: 'Content.',
  disabled: 'Disables the control.',
  helperText: 'Hint near the label.',
  href: 'URL; renders a link.',
  label: 'Visible label, and accessible name.',
  onChange: 'Called when the value changes.',
  onClick: 'Called on a click.',
  open: 'Whether it is shown.',
  options: 'Values and their labels, in order.',
  placeholder: 'Text while there is no value.',
  required: 'Whether a value is needed; other fields are marked as optional.',
  sx: 'Styles of the root with theme values, as in Material UI.',
  type: 'Type of the element.',
};

/** React elements, alone or in a list, which cannot be edited as an object. */
const isElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isElement) : isValidElement(value);

function describe(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const type = argType.table?.type?.summary;
  const described = { ...argType, description: argType.description ?? INHERITED[name] };
  if (type === 'unknown' && Array.isArray(value)) {
    return { ...described, table: { ...argType.table, type: { summary: 'readonly array' } } };
  }
  if (name === 'sx' || isElement(value)) return { ...described, control: false };
  return type === 'ReactNode' ? { ...described, control: { type: 'text' } } : described;
}

/** Describes inherited props, names lists, and offers text where React nodes are expected. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Storybook infers the type of inherited props later.
  const inherited = Object.keys(initialArgs).filter((name) => name in INHERITED && !(name in argTypes));
  return Object.fromEntries(
    [...Object.keys(argTypes), ...inherited].map((name) => [
      name,
      describe(name, argTypes[name] ?? { name }, initialArgs[name]),
    ]),
  );
};
