import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { PageLoading } from '@marehalm/ui';
import { useText } from '../intl/text';
import { useHasLasted } from '../browser/use-has-lasted';
import { failureStore } from './failure';

/** Milliseconds. A page that is here sooner needs no line. */
const PATIENCE = 150;

/** The line while the next page is fetched, and where that has failed. It says so to whoever hears the page. */
export function PageProgress() {
  const t = useText();
  const { state } = useNavigation();
  const isLoading = useHasLasted(state !== 'idle', PATIENCE);
  const hasFailed = useStore(failureStore, (failure) => failure.hasFailed);
  return (
    <PageLoading
      state={isLoading ? 'loading' : hasFailed ? 'failed' : 'idle'}
      label={isLoading ? t('site.loading') : t('site.loadFailed')}
    />
  );
}
