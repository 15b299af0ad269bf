import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 1; values outside are brought inside. */
  value: number;
}

/** A hairline that fills. Decoration: the sentence beside it carries the meaning. */
export function ProgressBar({ value }: ProgressBarProps) {
  const filled = Math.min(1, Math.max(0, value));
  return (
    <div className={styles.bar} data-complete={filled === 1 || undefined} aria-hidden="true">
      <div className={styles.fill} style={{ transform: `scaleX(${filled})` }} />
    </div>
  );
}
