import { colors } from './email-styles.ts';

type FactTableProps = {
  rows: readonly (readonly [label: string, value: string])[];
  /** 'bill': items with right-aligned prices; 'sums': like 'bill', with the total as the last row. */
  kind?: 'facts' | 'bill' | 'sums';
};

/** A data table of labels and values. */
export function FactTable({ rows, kind = 'facts' }: FactTableProps) {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', margin: '8px 0 24px' }}>
      <tbody>
        {rows.map(([label, value], index) => {
          const isTotal = kind === 'sums' && index === rows.length - 1;
          const isMuted = kind !== 'bill' && !isTotal;
          return (
            <tr key={index} className="fact">
              <th
                scope="row"
                className={isMuted ? 'muted line' : 'line'}
                style={{
                  ...cell,
                  padding: '8px 16px 8px 0',
                  ...(isMuted && { color: colors.muted }),
                  ...(kind === 'facts' && { width: LABEL_WIDTH }),
                  fontWeight: isTotal ? 700 : 400,
                  textAlign: 'left',
                }}
              >
                {label}
              </th>
              <td
                dir="auto"
                className="line"
                style={{ ...cell, ...valueStyles[kind], fontWeight: kind === 'facts' || isTotal ? 700 : 400 }}
              >
                {value}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Width of the labels with 'facts', so that a long value does not squeeze them. */
const LABEL_WIDTH = '34%';

const cell = {
  padding: '8px 0',
  borderBottom: `1px solid ${colors.line}`,
  verticalAlign: 'top',
} as const;
const alignedRight = { textAlign: 'right', whiteSpace: 'nowrap' } as const;
const valueStyles = { facts: { textAlign: 'left' }, bill: alignedRight, sums: alignedRight } as const;
