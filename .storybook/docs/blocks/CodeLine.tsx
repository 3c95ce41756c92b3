import { useState } from 'react';
import styles from './code-line.module.css';

interface CodeLineProps {
  text: string;
  /** What is copied, for screen readers: `import of PlayIcon`. */
  name: string;
}

/** A line of code with a button that copies it. */
export function CodeLine({ text, name }: CodeLineProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <span className={styles.line}>
      <code>{text}</code>
      <button type="button" aria-label={`Copy the ${name}`} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className={styles.hidden}>
        {isCopied ? `Copied the ${name}` : ''}
      </span>
    </span>
  );
}
