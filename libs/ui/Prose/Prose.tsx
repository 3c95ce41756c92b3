import { styled } from '@mui/material/styles';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import type { Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { fitOutline } from './outline';
import { proseStyles } from './prose.styles';

interface ProseProps {
  /** CommonMark with GitHub tables, strikethrough and task lists. Raw HTML is escaped. */
  markdown: string;
}

const Text = styled('div')(({ theme }) => proseStyles(theme));

const components: Components = {
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

/** Allows web and mailto links, and pictures from this site or over HTTPS. */
const safe: typeof defaultSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['https'] },
};

/** Shows raw HTML as text instead of dropping it. */
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
        rehypePlugins={[[rehypeSanitize, safe], fitOutline]}
        components={components}
        remarkRehypeOptions={rawHtmlAsText}
      >
        {markdown}
      </Markdown>
    </Text>
  );
}
