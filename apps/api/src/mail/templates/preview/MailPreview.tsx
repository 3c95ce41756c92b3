import { useState } from 'react';
import type { Letter } from '../../letter.ts';

/** The narrowest window a letter must fit. */
const PHONE = 360;

const column = { margin: 0, minWidth: 0 } as const;
const caption = { marginBottom: 8 } as const;

/** Both forms of a letter side by side, as stories show them: on a phone, and as plain text. */
export function MailPreview({ letter }: { letter: Letter }) {
  const [height, setHeight] = useState(600);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'start' }}>
      <figure style={column}>
        <figcaption style={caption}>{letter.subject}</figcaption>
        <iframe
          title="The letter"
          srcDoc={letter.html}
          style={{ width: PHONE, maxWidth: '100%', height, border: '1px solid' }}
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)
          }
        />
      </figure>
      <figure style={{ ...column, flex: '1 1 20rem' }}>
        <figcaption
          style={caption}
        >{`To ${letter.to.name} <${letter.to.address}>, as plain text`}</figcaption>
        <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{letter.text}</pre>
      </figure>
    </div>
  );
}
