import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { INHERITED_PROPS, SCREEN_PROPS } from './prop-descriptions.data.ts';

/** React elements, alone or in a list, which cannot be edited as an object. */
const isElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isElement) : isValidElement(value);

function describe(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const type = argType.table?.type?.summary;
  const described = {
    ...argType,
    description: argType.description ?? SCREEN_PROPS[name] ?? INHERITED_PROPS[name],
  };
  if (type === 'unknown' && Array.isArray(value)) {
    return { ...described, table: { ...argType.table, type: { summary: 'readonly array' } } };
  }
  if (name === 'sx' || isElement(value)) return { ...described, control: false };
  return type === 'ReactNode' ? { ...described, control: { type: 'text' } } : described;
}

/** Describes inherited props and those of all screens, names lists, and offers text where React nodes are expected. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Storybook infers the type of inherited props later.
  const inherited = Object.keys(initialArgs).filter((name) => name in INHERITED_PROPS && !(name in argTypes));
  return Object.fromEntries(
    [...Object.keys(argTypes), ...inherited].map((name) => [
      name,
      describe(name, argTypes[name] ?? { name }, initialArgs[name]),
    ]),
  );
};
