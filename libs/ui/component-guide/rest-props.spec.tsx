/// <reference types="vite/client" />
import { composeStory } from '@storybook/react-vite';
import { cloneElement, createElement, isValidElement } from 'react';
import type { ComponentType, ElementType, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ListFooter } from '../admin/ListStates/ListStates';
import { preloadFormAlert } from '../fields/FormAlert/FormAlert';
import { PictureElement } from '../pictures/Picture/PictureElement';
import { preloadProcessingBackdrop } from '../feedback/ProcessingBackdrop/ProcessingBackdrop';
import { AppTheme } from '../theme/AppTheme';

type Args = Record<string, unknown>;

interface Story {
  args?: Args;
  render?: (args: Args) => ReactElement;
}

interface Meta extends Story {
  component: ElementType;
  subcomponents?: Record<string, ElementType>;
}

type StoryFile = Record<string, Story> & { default: Meta };

const files = import.meta.glob<StoryFile>(
  [
    '../**/*.stories.tsx',
    // Material UI's own components.
    '!../theme/**',
    // The board fills its container and handles all events of its keys itself.
    '!../signs/LexigramBoard/**',
    // Rendered into a portal, which only a browser has.
    '!../feedback/ModalDialog/**',
  ],
  { eager: true },
);

/** Subcomponents that no story shows without the component around them. */
const withoutStory = [
  <ListFooter />,
  <PictureElement picture={{ alt: '', width: 4, height: 3, sources: [], src: '#' }} sizes="1rem" />,
];

/** Attribute that no component knows; its value tells apart the elements of a story. */
const probe = (id: number) => ({ 'data-probe': id });
const countProbes = (html: string, id: number) => html.split(`data-probe="${id}"`).length - 1;

const renderInTheme = (children: ReactNode) => renderToString(<AppTheme>{children}</AppTheme>);

/** Adds a probe to each element of the tested types in a tree of elements, and its type to `found`. */
function addProbes(node: unknown, tested: readonly ElementType[], found: ElementType[]): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => addProbes(item, tested, found));
  if (!isValidElement<Args>(node)) return node;
  const type = node.type as ElementType;
  const { children, ...props } = Object.fromEntries(
    Object.entries(node.props).map(([name, prop]) => [name, addProbes(prop, tested, found)]),
  );
  if (tested.includes(type)) Object.assign(props, probe(found.push(type) - 1));
  return cloneElement(node, props, ...([children ?? []].flat() as ReactNode[]));
}

/** Renders a story; returns its elements of the tested types, each with the number of places that its probe reached. */
function probeStory(meta: Meta, story: Story, tested: readonly ElementType[]) {
  const found: ElementType[] = [];
  const render = story.render ?? meta.render ?? ((args: Args) => createElement(meta.component, args));
  const Probed = composeStory(
    {
      ...story,
      render: (args: Args) => {
        const tree = addProbes(render(args), tested, found) as ReactElement;
        // A component of the story passes its remaining props on to the tested one.
        return found.length > 0 ? tree : cloneElement(tree, probe(found.push(meta.component) - 1));
      },
    } as never,
    meta as never,
  ) as ComponentType;
  const html = renderInTheme(<Probed />);
  return found.map((type, id) => ({ type, count: countProbes(html, id) }));
}

const toText = ({ args = {} }: Story) => JSON.stringify(Object.entries(args));

/** Leaves out closed dialogs, and stories with the arguments of an earlier one, such as its view on a phone. */
const listStories = (file: StoryFile): Story[] =>
  Object.entries(file)
    .flatMap(([name, story]) => (name === 'default' ? [] : [story]))
    .filter(
      (story, index, all) =>
        story.args?.['open'] !== false &&
        all.findIndex((other) => other.render === story.render && toText(other) === toText(story)) === index,
    );

beforeAll(async () => {
  await preloadFormAlert();
  await preloadProcessingBackdrop();
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  const { component, subcomponents = {} } = file.default;
  // `ListLoading` has no props.
  const tested = [component, ...Object.values(subcomponents)].filter(
    (type) => typeof type !== 'function' || type.length > 0,
  );

  it('passes the remaining props of each component, and with them the ref, to one element', () => {
    const probed = listStories(file).flatMap((story) => probeStory(file.default, story, tested));
    const proven = new Set([...probed, ...withoutStory].map(({ type }) => type));

    expect(probed.filter(({ count }) => count !== 1)).toEqual([]);
    expect(tested.filter((type) => !proven.has(type))).toEqual([]);
  });
});

it.each(withoutStory)('$type.name passes its remaining props to one element', (element) => {
  expect(countProbes(renderInTheme(cloneElement(element as ReactElement, probe(0))), 0)).toBe(1);
});
