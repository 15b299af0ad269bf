'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './FormErrorSummary.module.css';

export interface ErrorSummaryItem {
  /** Id of the field that the line links to. */
  fieldId: string;
  message: ReactNode;
}

export interface FormErrorSummaryProps {
  /** Such as "Ret to felter for at fortsætte". */
  title: ReactNode;
  /** In the order of the fields. Nothing is rendered while empty. */
  mistakes: readonly ErrorSummaryItem[];
}

/**
 * The errors of a form, as links to its fields. Receives the focus when it appears or changes, which announces it: as an alert it
 * would be announced twice.
 */
export function FormErrorSummary({ title, mistakes }: FormErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const fields = mistakes.map((mistake) => mistake.fieldId).join(' ');
  useEffect(() => {
    if (fields) box.current?.focus();
  }, [fields]);

  if (mistakes.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul>
        {mistakes.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // The fragment alone would scroll and add a history entry, but not focus the field.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
