import { useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useDocsScheme } from './docs-scheme';
import styles from './story-frame.module.css';

interface StoryFrameProps {
  /** A story, from the import of its file. */
  of: Of;
  /** In pixels. */
  height?: number;
}

/** A story in a window of its own, in the scheme of this page; for screens, dialogs and what covers the page. */
export function StoryFrame({ of, height = 420 }: StoryFrameProps) {
  const { story } = useOf(of, ['story']);
  const scheme = useDocsScheme();
  return (
    <figure className={`sb-unstyled ${styles.figure}`}>
      <iframe
        key={scheme}
        title={`${story.title.replace(/.*\//, '')}, ${story.name}`}
        src={`./iframe.html?id=${story.id}&viewMode=story&globals=scheme:${scheme}`}
        loading="lazy"
        height={height}
      />
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {`${story.title.replace(/.*\//, '')}, ${story.name}`}
        </a>
      </figcaption>
    </figure>
  );
}
