import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** Kind of message, which decides color and urgency. */
  tone: 'info' | 'success' | 'problem';
  /** Which live region announces it. `around` is for a notice inside one, where it would be announced twice. */
  announcedBy?: 'itself' | 'around';
  children: ReactNode;
}

/** A `problem` interrupts screen readers; other messages wait. */
const roles = { info: 'status', success: 'status', problem: 'alert' } as const;
const icons: Record<NoticeProps['tone'], IconName> = { info: 'info', success: 'check', problem: 'warning' };

/** A message about what has just happened, near its cause. The caller passes translated text. */
export function Notice({ tone, announcedBy = 'itself', children }: NoticeProps) {
  return (
    <div role={announcedBy === 'itself' ? roles[tone] : undefined} data-tone={tone} className={styles.notice}>
      <Icon name={icons[tone]} />
      <div key={getTextKey(children)}>{children}</div>
    </div>
  );
}
