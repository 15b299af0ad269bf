import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './StepIndicator.module.css';

export interface StepIndicatorProps {
  /** Name of the list: "Trin i kassen". */
  label: string;
  /** In order. Steps before `current` are done. */
  steps: readonly { id: string; label: ReactNode; /** Back to a step that is done. */ href?: string }[];
  /** Id of the step the shopper is at. */
  current: string;
}

/** The steps of the checkout with the current one. Completed steps are links. */
export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  const position = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={index < position ? 'done' : index === position ? 'current' : 'ahead'}
            aria-current={index === position ? 'step' : undefined}
          >
            {index < position && step.href ? (
              <Link href={step.href}>{step.label}</Link>
            ) : (
              <span>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
