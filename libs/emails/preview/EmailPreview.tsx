import { useState } from 'react';
import type { Email } from '../email.types.ts';

const PHONE = 360;

const column = { margin: 0, minWidth: 0 } as const;
const caption = { marginBottom: 8 } as const;

/** Story preview of an email: HTML at phone width next to the plain text. */
export function EmailPreview({ emailMessage }: { emailMessage: Email }) {
  const [height, setHeight] = useState(600);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'start' }}>
      <figure style={column}>
        <figcaption style={caption}>{emailMessage.subject}</figcaption>
        <iframe
          title="The email"
          srcDoc={emailMessage.html}
          style={{ width: PHONE, maxWidth: '100%', height, border: '1px solid' }}
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)
          }
        />
      </figure>
      <figure style={{ ...column, flex: '1 1 20rem' }}>
        <figcaption
          style={caption}
        >{`To ${emailMessage.to.name} <${emailMessage.to.address}>, as plain text`}</figcaption>
        <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{emailMessage.text}</pre>
      </figure>
    </div>
  );
}
