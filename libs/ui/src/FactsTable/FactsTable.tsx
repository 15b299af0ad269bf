import type { ReactNode } from 'react';
import styles from './FactsTable.module.css';

export interface FactsTableProps {
  /** What is compared, in one sentence. */
  caption: ReactNode;
  /** Headings of the columns: of the rows' own first, then "Før", "Nu". Two or more. */
  columns: readonly ReactNode[];
  rows: readonly {
    /** Subject of the row. */
    heading: ReactNode;
    /** One per column after the first. Figures are aligned. */
    cells: readonly ReactNode[];
  }[];
  /** Source and scope of the figures. Claims without proof are not shown. */
  source: ReactNode;
}

/**
 * A table that compares facts, such as before and after, with a caption and the source of the figures. On phones each row becomes
 * a list.
 */
export function FactsTable({ caption, columns, rows, source }: FactsTableProps) {
  const [first, ...others] = columns;
  return (
    <div className={styles.facts}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {first}
            </th>
            {others.map((column, position) => (
              <th key={position} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ heading, cells }, row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                {heading}
              </th>
              {cells.map((cell, position) => (
                <td key={position} role="cell">
                  {/* Shown on a phone, where the head is hidden; screen readers have the head. */}
                  <span className={styles.name} aria-hidden="true">
                    {others[position]}
                  </span>
                  <span>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.source}>{source}</p>
    </div>
  );
}
