import { OfflineBanner } from '@marehalm/ui';
import { useText } from '../intl/text';
import { formatDate } from '@marehalm/i18n-routing';
import { usePageLocale } from '../intl/page-locale';
import {
  useCachedSince,
  useConnectionStatus,
  useIsOnline,
  useIsUnreachable,
} from '@marehalm/static-router/client';

/** Tells the shopper that there is no connection, what works without it, and that it is back. */
export function ConnectionNews() {
  const t = useText();
  const isOnline = useIsOnline();
  const isUnreachable = useIsUnreachable();
  const locale = usePageLocale();
  const cachedSince = useCachedSince();
  const connection = useConnectionStatus(isOnline && !cachedSince);
  const meanwhile = cachedSince
    ? t('offline.kept', { date: formatDate(cachedSince, locale) })
    : t('offline.meanwhile');
  return (
    <OfflineBanner
      connection={isUnreachable ? 'offline' : connection}
      offline={isOnline ? t('offline.unreachable') : t('offline.now')}
      meanwhile={isUnreachable ? t('offline.missing') : meanwhile}
      restored={t('offline.restored')}
    />
  );
}
