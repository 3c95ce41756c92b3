import type { ReceiptWords } from './donation-receipt.letter.ts';
import { colors } from './mail-styles.ts';
import { MailFrame } from './MailFrame.tsx';

type DonationReceiptMailProps = { subject: string; words: ReceiptWords };

const paragraph = { margin: '0 0 16px' };

export function DonationReceiptMail({ subject, words }: DonationReceiptMailProps) {
  return (
    <MailFrame subject={subject} preview={words.thanks}>
      <p style={paragraph}>{words.greeting}</p>
      <p style={paragraph}>{words.thanks}</p>
      <table style={{ width: '100%', borderCollapse: 'collapse', margin: '8px 0 24px' }}>
        <tbody>
          {words.facts.map(([label, value]) => (
            <tr key={label}>
              <th
                scope="row"
                className="quiet line"
                style={{
                  padding: '8px 16px 8px 0',
                  borderBottom: `1px solid ${colors.line}`,
                  color: colors.quiet,
                  fontWeight: 400,
                  textAlign: 'left',
                  verticalAlign: 'top',
                }}
              >
                {label}
              </th>
              <td
                className="line"
                style={{
                  padding: '8px 0',
                  verticalAlign: 'top',
                  borderBottom: `1px solid ${colors.line}`,
                  fontWeight: 700,
                  wordBreak: 'break-word',
                }}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p style={paragraph}>{words.statement}</p>
      <p style={paragraph}>{words.keep}</p>
      <p style={paragraph}>{words.contact}</p>
    </MailFrame>
  );
}
