import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './FieldError.module.css';

/** The error of a field: icon, text and color, never color alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size="small" />
      <span key={getTextKey(children)}>{children}</span>
    </p>
  );
}
