'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './FormErrorSummary.module.css';

export interface FieldMistake {
  /** Id of the field that the line leads to. */
  fieldId: string;
  message: ReactNode;
}

export interface FormErrorSummaryProps {
  /** Such as "Ret to felter for at fortsætte". */
  title: ReactNode;
  /** In the order of the fields. Nothing is drawn while empty. */
  mistakes: readonly FieldMistake[];
}

/**
 * What stops a form, as links to its fields. Takes the focus when it appears or its list changes, and is heard by that: as an alert
 * it would be heard twice.
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
                // The fragment alone would scroll and enter the history, and not put the caret in the field.
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
