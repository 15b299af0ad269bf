import { Breadcrumb } from '@marehalm/ui';
import type { Crumb } from '../server/breadcrumb.server';
import { useText } from '../intl/text';

/** The way here. The last crumb is the page itself and no link. */
export function SiteBreadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText();
  const items = crumbs.map(({ label, path }, position) =>
    position === crumbs.length - 1 ? { label } : { label, href: path },
  );
  return <Breadcrumb label={t('site.breadcrumb')} items={items} />;
}
