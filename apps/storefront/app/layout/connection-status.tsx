import { useIntl } from 'react-intl';
import { OfflineBanner } from '@marehalm/ui';
import {
  useCachedSinceWithReload,
  useConnectionStatus,
  useIsOnline,
  useIsUnreachable,
} from '@marehalm/static-router/client';
import { useFormat } from '../intl/use-format';

/** Shows that the connection is lost, what works offline, and that it is restored. */
export function ConnectionStatus() {
  const intl = useIntl();
  const isOnline = useIsOnline();
  const isUnreachable = useIsUnreachable();
  const format = useFormat();
  const cachedSince = useCachedSinceWithReload();
  const connection = useConnectionStatus(isOnline && !cachedSince);
  const meanwhile = cachedSince
    ? intl.formatMessage({ id: 'offline.kept' }, { date: format.date(cachedSince) })
    : intl.formatMessage({ id: 'offline.meanwhile' });
  return (
    <OfflineBanner
      connection={isUnreachable ? 'offline' : connection}
      offline={
        isOnline
          ? intl.formatMessage({ id: 'offline.unreachable' })
          : intl.formatMessage({ id: 'offline.now' })
      }
      meanwhile={isUnreachable ? intl.formatMessage({ id: 'offline.missing' }) : meanwhile}
      restored={intl.formatMessage({ id: 'offline.restored' })}
    />
  );
}
