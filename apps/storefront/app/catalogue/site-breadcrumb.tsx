import { useIntl } from 'react-intl';
import { Breadcrumb } from '@marehalm/ui';
import type { Crumb } from '@marehalm/page-data';

/** Breadcrumb of a page. The last crumb is the page itself and not a link. */
export function SiteBreadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  const items = crumbs.map(({ label, path }, position) =>
    position === crumbs.length - 1 ? { label } : { label, href: path },
  );
  return <Breadcrumb label={intl.formatMessage({ id: 'site.breadcrumb' })} items={items} />;
}
