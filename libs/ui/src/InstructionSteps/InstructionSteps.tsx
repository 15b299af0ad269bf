import type { ReactNode } from 'react';
import styles from './InstructionSteps.module.css';

export interface InstructionStepsProps {
  steps: readonly ReactNode[];
}

/** Instructions in numbered steps. */
export function InstructionSteps({ steps }: InstructionStepsProps) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
