import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PageLoading.module.css';

export interface PageLoadingProps {
  /** `idle` before and after, `loading` while data is fetched, `failed` after a failure. */
  state: 'idle' | 'loading' | 'failed';
  /** Announced while loading or after a failure. */
  label: string;
}

/** Progress bar at the top of the viewport while the next page loads. Keep it mounted: it announces its changes. */
export function PageLoading({ state, label }: PageLoadingProps) {
  return (
    <div className={styles.line} data-state={state} role="status">
      <VisuallyHidden>{state === 'idle' ? '' : label}</VisuallyHidden>
    </div>
  );
}
