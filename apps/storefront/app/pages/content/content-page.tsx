import { useIntl } from 'react-intl';
import { PageHeader } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { Blocks } from '../blocks/blocks';
import { RareBlock } from '../blocks/rare-blocks';
import type { ContentPageData } from '@marehalm/page-data';
import { useFormat } from '../../intl/use-format';

/**
 * A page with a title and the blocks of the CMS: about, sustainability, help, terms. If the first block has a picture, it contains
 * the title and the header overlays it (`layout/route-guards.ts`).
 */
export function ContentPage({ crumbs, title, updated, blocks }: ContentPageData) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <>
      {blocks[0]?.type !== 'hero' && (
        <PageHeader
          breadcrumb={<SiteBreadcrumb crumbs={crumbs} />}
          title={title}
          {...(updated
            ? { meta: intl.formatMessage({ id: 'page.updated' }, { date: format.date(updated) }) }
            : {})}
        />
      )}
      <Blocks blocks={blocks} rare={RareBlock} />
    </>
  );
}
