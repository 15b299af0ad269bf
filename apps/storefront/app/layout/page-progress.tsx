import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { PageLoading } from '@marehalm/ui';
import { useHasLasted } from '@marehalm/static-router/client';
import { failureStore } from './failure';

/** Milliseconds. A page that is here sooner needs no line. */
const PATIENCE = 150;

/** The line while the next page is fetched, and where that has failed. It says so to whoever hears the page. */
export function PageProgress() {
  const intl = useIntl();
  const { state } = useNavigation();
  const isLoading = useHasLasted(state !== 'idle', PATIENCE);
  const hasFailed = useStore(failureStore, (failure) => failure.hasFailed);
  return (
    <PageLoading
      state={isLoading ? 'loading' : hasFailed ? 'failed' : 'idle'}
      label={
        isLoading ? intl.formatMessage({ id: 'site.loading' }) : intl.formatMessage({ id: 'site.loadFailed' })
      }
    />
  );
}
