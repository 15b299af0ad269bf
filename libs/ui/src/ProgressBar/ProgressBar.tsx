import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 1; values outside are brought inside. */
  value: number;
}

/** A thin progress bar in the color of the text. Decorative: the sentence next to it has the meaning. */
export function ProgressBar({ value }: ProgressBarProps) {
  return (
    <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.fill} width={Math.min(1, Math.max(0, value))} height="1" />
    </svg>
  );
}
