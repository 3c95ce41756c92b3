import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentGuide, ScreenGuide } from '../../../../libs/ui/component-guide/component-guide.types';
import { Background, Usage } from './ComponentGuide';
import { UsedComponents } from './UsedComponents';

/** Documentation page of a component: its guide around a preview, its props and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  // Parts of a single screen have no guide; they are described by a sentence.
  const guide = preparedMeta.parameters.guide as (ScreenGuide & Partial<ComponentGuide>) | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      {guide === undefined ? <Description /> : <Usage guide={guide} />}
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {guide === undefined ? null : <Background guide={guide} />}
      {fileName?.endsWith('Screen.stories.tsx') === true ? <UsedComponents storyPath={fileName} /> : null}
      <Stories />
    </>
  );
}
