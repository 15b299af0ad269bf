import { OfflineBanner } from '@marehalm/ui';
import { useText } from '../text';
import { useConnection, useIsPageMissed } from './connection';

/** Tells the shopper that there is no connection, what works without it, and that it is back. */
export function ConnectionNews() {
  const t = useText();
  const connection = useConnection();
  const isPageMissed = useIsPageMissed();
  return (
    <OfflineBanner
      connection={connection}
      offline={t('offline.now')}
      meanwhile={isPageMissed ? t('offline.pageMissing') : t('offline.meanwhile')}
      restored={t('offline.restored')}
    />
  );
}
