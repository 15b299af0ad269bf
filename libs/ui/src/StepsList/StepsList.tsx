import type { ReactNode } from 'react';
import styles from './StepsList.module.css';

export interface StepsListProps {
  steps: readonly ReactNode[];
}

/** Instructions in numbered steps. */
export function StepsList({ steps }: StepsListProps) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
