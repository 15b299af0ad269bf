import { useIntl } from 'react-intl';
import { VisuallyHidden } from '@marehalm/ui';

/** Tells screen readers that a part of the page is loading. */
export function LoadingStatus() {
  const intl = useIntl();
  return (
    <VisuallyHidden>
      <span role="status">{intl.formatMessage({ id: 'site.loading' })}</span>
    </VisuallyHidden>
  );
}
