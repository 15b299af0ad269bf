import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { PageLoading } from '@marehalm/ui';
import { useText } from '../text';

/** Milliseconds. A page that is here sooner needs no line. */
const PATIENCE = 150;

/** The line while the next page is fetched. */
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
  return <PageLoading state={isSlow && state !== 'idle' ? 'loading' : 'idle'} label={t('site.loading')} />;
}
