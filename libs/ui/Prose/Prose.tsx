import { styled } from '@mui/material/styles';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import type { Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { proseStyles } from './prose.styles';

interface ProseProps {
  /** CommonMark with GitHub's tables, strikethrough and task lists. Raw HTML in it is shown as text. */
  markdown: string;
}

const Text = styled('div')(({ theme }) => proseStyles(theme));

/** The page has the one main heading; what a text calls its first level is the page's second. */
const components: Components = {
  h1: ({ children, id }) => <h2 id={id}>{children}</h2>,
  h2: ({ children, id, className }) => (
    <h3 id={id} className={className}>
      {children}
    </h3>
  ),
  h3: ({ children, id }) => <h4 id={id}>{children}</h4>,
  h4: ({ children, id }) => <h5 id={id}>{children}</h5>,
  h5: ({ children, id }) => <h6 id={id}>{children}</h6>,
  a: ({ children, href, id }) => (
    <a href={href} id={id} rel="nofollow noopener">
      {children}
    </a>
  ),
  img: ({ src, alt }) => <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />,
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

/** Whoever writes HTML sees on the page what they wrote; none of it becomes part of the page. */
const rawHtmlAsText: Options['remarkRehypeOptions'] = {
  handlers: {
    html: (_state, { value }: { value: string }, parent?: { type: string }) => {
      const text = { type: 'text' as const, value };
      return parent?.type === 'root'
        ? { type: 'element' as const, tagName: 'p', properties: {}, children: [text] }
        : text;
    },
  },
};

export function Prose({ markdown }: ProseProps) {
  return (
    <Text>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={components}
        remarkRehypeOptions={rawHtmlAsText}
      >
        {markdown}
      </Markdown>
    </Text>
  );
}
