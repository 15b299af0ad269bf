import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { PageLoading } from '@marehalm/ui';
import { useHasBeenOnFor } from '@marehalm/static-router/client';
import { pageFailureStore } from './page-failure-store';

/** Milliseconds before the progress bar is shown. */
const PROGRESS_DELAY_MS = 150;

/** The progress bar while the next page loads, and the message when that fails. Both are announced to screen readers. */
export function PageProgress() {
  const intl = useIntl();
  const { state } = useNavigation();
  const isLoading = useHasBeenOnFor(state !== 'idle', PROGRESS_DELAY_MS);
  const hasFailed = useStore(pageFailureStore, (failure) => failure.hasFailed);
  return (
    <PageLoading
      state={isLoading ? 'loading' : hasFailed ? 'failed' : 'idle'}
      label={
        isLoading ? intl.formatMessage({ id: 'site.loading' }) : intl.formatMessage({ id: 'site.loadFailed' })
      }
    />
  );
}
