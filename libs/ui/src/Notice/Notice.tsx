import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** What kind of news this is. Colour and urgency follow from it. */
  tone: 'info' | 'success' | 'problem';
  children: ReactNode;
}

/** A `problem` interrupts a screen reader; other news waits its turn. */
const roleOf = { info: 'status', success: 'status', problem: 'alert' } as const;
const iconOf: Record<NoticeProps['tone'], IconName> = { info: 'info', success: 'check', problem: 'warning' };

/** Says what has just happened, near where it happened. The caller supplies translated text. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={roleOf[tone]} data-tone={tone} className={styles.notice}>
      <Icon name={iconOf[tone]} />
      <div>{children}</div>
    </div>
  );
}
