import { useMemo } from 'react';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import type { Components, Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { PictureElement } from '../../pictures/Picture/PictureElement';
import type { ArtPicture } from '../../pictures/Picture/PictureElement';
import { fitOutline } from './outline';
import { setTextDirection } from './text-direction';

/** Size and files of a picture, without its text alternative, which the Markdown has. */
export type ProsePicture = Omit<ArtPicture, 'alt'>;

interface MarkdownContentProps {
  /** CommonMark with GitHub tables, strikethrough and task lists. Raw HTML is escaped. */
  markdown: string;
  /** Finds the versions of a picture of this site by its URL; other pictures have only the one in the Markdown. */
  findPicture?: (url: string) => ProsePicture | undefined;
  /** Origin put before links and pictures of this site, for readers elsewhere; without a trailing slash. */
  origin?: string;
}

/** Pictures are as wide as the column of text. */
const SIZES = 'auto, (max-width: 44rem) 100vw, 44rem';

const components: Components = {
  // The marks of footnotes and the arrows back have names and ids of their own.
  a: ({ children, href, id, 'aria-label': label, 'aria-describedby': descriptionId }) => (
    <a
      {...{ href, id, 'aria-label': label, 'aria-describedby': descriptionId }}
      rel={href?.startsWith('#') === true ? undefined : 'nofollow noopener'}
    >
      {children}
    </a>
  ),
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'done' : 'to do'} />
  ),
  table: ({ children }) => (
    <div role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => (
    <pre role="region" aria-label="Code" tabIndex={0}>
      {children}
    </pre>
  ),
};

/** Allows web and mailto links, and pictures from this site or over HTTPS. */
const safe: typeof defaultSchema = {
  ...defaultSchema,
  // Raw HTML is text, so that the only ids are those of footnotes, which have their prefix already.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['https'] },
};

/** Comments such as `<!--more-->` are for machines; an unfinished one goes on to the end. */
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Shows raw HTML as text instead of dropping it, except comments. */
const rawHtmlAsText: Options['remarkRehypeOptions'] = {
  handlers: {
    html: (_state, { value: html }: { value: string }, parent?: { type: string }) => {
      const value = html.replace(HTML_COMMENT, '');
      if (value.trim() === '') return undefined;
      const text = { type: 'text' as const, value };
      return parent?.type === 'root'
        ? { type: 'element' as const, tagName: 'p', properties: {}, children: [text] }
        : text;
    },
  },
};

const findNone = () => undefined;

/** Pictures with several versions keep their place while they load. */
function createPictureComponent(findPicture: NonNullable<MarkdownContentProps['findPicture']>) {
  const ProseImage: Components['img'] = ({ src, alt = '' }) => {
    const picture = typeof src === 'string' ? findPicture(src) : undefined;
    return picture === undefined ? (
      <img src={src} alt={alt} loading="lazy" decoding="async" />
    ) : (
      <PictureElement picture={{ ...picture, alt }} sizes={SIZES} />
    );
  };
  return ProseImage;
}

/** The sanitized elements of a Markdown text, without styles. */
export function MarkdownContent({ markdown, findPicture = findNone, origin = '' }: MarkdownContentProps) {
  const all = useMemo(() => ({ ...components, img: createPictureComponent(findPicture) }), [findPicture]);
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, safe], fitOutline, setTextDirection]}
      components={all}
      remarkRehypeOptions={rawHtmlAsText}
      urlTransform={(url) => defaultUrlTransform(/^\/(?!\/)/.test(url) ? `${origin}${url}` : url)}
    >
      {markdown}
    </Markdown>
  );
}
