import { OfflineBanner } from '@marehalm/ui';
import { useText } from '../text';
import { formatDate } from '@marehalm/i18n-routing';
import { usePageLocale } from '../page-locale';
import { useConnectionNews, useIsMissed, useIsOnline } from './connection';
import { useKeptSince } from './kept-pages';

/** Tells the shopper that there is no connection, what works without it, and that it is back. */
export function ConnectionNews() {
  const t = useText();
  const isOnline = useIsOnline();
  const isMissed = useIsMissed();
  const locale = usePageLocale();
  const keptSince = useKeptSince();
  const connection = useConnectionNews(isOnline && !keptSince);
  const meanwhile = keptSince
    ? t('offline.kept', { date: formatDate(keptSince, locale) })
    : t('offline.meanwhile');
  return (
    <OfflineBanner
      connection={isMissed ? 'offline' : connection}
      offline={isOnline ? t('offline.unreachable') : t('offline.now')}
      meanwhile={isMissed ? t('offline.missing') : meanwhile}
      restored={t('offline.restored')}
    />
  );
}
