import { Button, Notice, VisuallyHidden } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import { isBusy } from './search-is-busy-error';
import type { ListProgress } from './use-list-progress';
import styles from './list-frame.module.css';

/** Announces the result of an action, and shows failures. */
export function ListNews({
  progress,
  error,
  settled,
  onRetry,
}: Pick<ListProgress, 'progress' | 'error'> & {
  /** Announcement for a settled list. */
  readonly settled: string | false;
  readonly onRetry: () => void;
}) {
  const intl = useIntl();
  const text =
    progress === 'stalled' ? intl.formatMessage({ id: 'filter.stalled' }) : progress === 'settled' && settled;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text && <span key={text}>{text}</span>}</span>
      </VisuallyHidden>
      {progress === 'failed' && (
        <div className={styles.notice}>
          <Notice tone="problem">
            <p>
              {isBusy(error)
                ? intl.formatMessage({ id: 'search.busy' })
                : intl.formatMessage({ id: 'filter.down' })}
            </p>
            <Button variant="link" onClick={onRetry}>
              {intl.formatMessage({ id: 'filter.retry' })}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
}
