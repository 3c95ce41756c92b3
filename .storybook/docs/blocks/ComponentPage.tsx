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
import type { ComponentGuide } from '../../../libs/ui/component-guide/component-guide.types';
import { Background, Usage } from './ComponentGuide';

/** Documentation page of a component: its guide around a preview, its props and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  // Only components of `ui` have a guide; others are described by the comment on the component.
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      {guide === undefined ? <Description /> : <Usage guide={guide} />}
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {guide === undefined ? null : <Background guide={guide} />}
      <Stories />
    </>
  );
}
