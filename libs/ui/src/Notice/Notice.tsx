import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { textKey } from '../text-key.ts';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** What kind of news this is. Colour and urgency follow from it. */
  tone: 'info' | 'success' | 'problem';
  /** Who says it aloud. `around` is for a notice inside a region that does already: it would be said twice. */
  announcedBy?: 'itself' | 'around';
  children: ReactNode;
}

/** A `problem` interrupts a screen reader; other news waits its turn. */
const roleOf = { info: 'status', success: 'status', problem: 'alert' } as const;
const iconOf: Record<NoticeProps['tone'], IconName> = { info: 'info', success: 'check', problem: 'warning' };

/** Says what has just happened, near where it happened. The caller supplies translated text. */
export function Notice({ tone, announcedBy = 'itself', children }: NoticeProps) {
  return (
    <div
      role={announcedBy === 'itself' ? roleOf[tone] : undefined}
      data-tone={tone}
      className={styles.notice}
    >
      <Icon name={iconOf[tone]} />
      <div key={textKey(children)}>{children}</div>
    </div>
  );
}
