import { useIntl } from 'react-intl';
import { VisuallyHidden } from '@marehalm/ui';
import { useHasLasted } from '@marehalm/static-router/client';

/** Milliseconds before a skeleton is announced. Until then the next one, or the content, has usually taken its place. */
const ANNOUNCEMENT_DELAY_MS = 1000;

/** Announces to screen readers that a part of the page takes long to load. */
export function LoadingStatus() {
  const intl = useIntl();
  const isLate = useHasLasted(true, ANNOUNCEMENT_DELAY_MS);
  return (
    <VisuallyHidden>
      <span role="status">{isLate && intl.formatMessage({ id: 'site.loading' })}</span>
    </VisuallyHidden>
  );
}
