import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { PageLoading } from '@marehalm/ui';
import { useText } from '../text';
import { failureStore } from './failure';

/** Milliseconds. A page that is here sooner needs no line. */
const PATIENCE = 150;

/** The line while the next page is fetched, and where that has failed. It says so to whoever hears the page. */
export function PageProgress() {
  const t = useText();
  const { state } = useNavigation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);
  const hasFailed = useStore(failureStore, (failure) => failure.hasFailed);
  const isLoading = isSlow && state !== 'idle';
  return (
    <PageLoading
      state={isLoading ? 'loading' : hasFailed ? 'failed' : 'idle'}
      label={isLoading ? t('site.loading') : t('site.loadFailed')}
    />
  );
}
