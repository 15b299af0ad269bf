import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PageLoading.module.css';

export interface PageLoadingProps {
  /** `idle` before and after, `loading` while data is fetched, `failed` when that ended badly. */
  state: 'idle' | 'loading' | 'failed';
  /** What is read aloud while loading or after a failure. */
  label: string;
}

/** The line at the top of the window while the next page is fetched. Keep it mounted: it announces its changes. */
export function PageLoading({ state, label }: PageLoadingProps) {
  return (
    <div className={styles.line} data-state={state} role="status">
      <VisuallyHidden>{state === 'idle' ? '' : label}</VisuallyHidden>
    </div>
  );
}
