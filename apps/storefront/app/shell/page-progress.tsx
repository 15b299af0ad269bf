import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { Notice, PageLoading } from '@marehalm/ui';
import { useText } from '../text';
import styles from './shell.module.css';

/** Milliseconds. A page that is here sooner needs no line. */
const PATIENCE = 150;

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}

/** The line while the next page is fetched, and the banner while there is no connection. */
export function PageProgress() {
  const t = useText();
  const { state } = useNavigation();
  const isOnline = useOnline();
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
  return (
    <>
      <PageLoading state={isSlow && state !== 'idle' ? 'loading' : 'idle'} label={t('site.loading')} />
      {!isOnline && (
        <div className={styles.offline}>
          <Notice tone="info">{t('site.offline')}</Notice>
        </div>
      )}
    </>
  );
}
