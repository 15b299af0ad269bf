import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line, `picture` a product picture of 4:5, `button` a control of 52 px. */
  shape?: 'text' | 'picture' | 'button';
}

/** A placeholder for loading content. Neither animated nor announced: the caller announces the loading once. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
