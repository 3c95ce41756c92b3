interface MessageListProps {
  /** Messages by the situation in which they are shown. */
  messages: Readonly<Record<string, string>>;
}

/** Messages of the product, from its code. */
export const MessageList = ({ messages }: MessageListProps) => (
  <table>
    <thead>
      <tr>
        <th>Situation</th>
        <th>Message</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(messages).map(([situation, message]) => (
        <tr key={situation}>
          <td>
            <code>{situation}</code>
          </td>
          <td>{message}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
