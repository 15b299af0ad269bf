import { OfflineBanner } from '@marehalm/ui';
import { useText } from '../text';
import { formatDate } from '@marehalm/i18n-routing';
import { usePageLocale } from '../page-locale';
import { useConnectionNews, useIsOnline, useIsPageMissed } from './connection';
import { useKeptSince } from './kept-pages';

/** Tells the shopper that there is no connection, what works without it, and that it is back. */
export function ConnectionNews() {
  const t = useText();
  const isOnline = useIsOnline();
  const isPageMissed = useIsPageMissed();
  const locale = usePageLocale();
  const keptSince = useKeptSince();
  const meanwhile = keptSince
    ? t('offline.kept', { date: formatDate(keptSince, locale) })
    : t('offline.meanwhile');
  return (
    <OfflineBanner
      connection={useConnectionNews(isOnline && !keptSince)}
      offline={isOnline ? t('offline.unreachable') : t('offline.now')}
      meanwhile={isPageMissed ? t('offline.pageMissing') : meanwhile}
      restored={t('offline.restored')}
    />
  );
}
