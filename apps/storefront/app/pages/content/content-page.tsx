import { formatDate } from '@marehalm/i18n-routing';
import { PageHeader } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { useText } from '../../intl/text';
import { Blocks } from '../blocks/blocks';
import { RareBlock } from '../blocks/rare-blocks';
import type { PageData } from '../../server/page.server';

/**
 * About, responsibility, help, terms: a title and what the CMS has composed below it. A page that opens with a picture has its
 * title there, and the header stands on it (`layout/guards.ts`).
 */
export function ContentPage({ crumbs, title, updated, blocks, locale }: PageData) {
  const t = useText();
  return (
    <>
      {blocks[0]?.type !== 'hero' && (
        <PageHeader
          breadcrumb={<SiteBreadcrumb crumbs={crumbs} />}
          title={title}
          {...(updated ? { meta: t('page.updated', { date: formatDate(updated, locale) }) } : {})}
        />
      )}
      <Blocks blocks={blocks} rare={RareBlock} />
    </>
  );
}
