import { PageHeader, SubNavigation } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { createDeferredList } from '../../search/deferred-list';
import { useIntl } from 'react-intl';
import { Blocks } from '../blocks/blocks';
import type { CareJournalPageData } from '@marehalm/page-data';

/** The interactive list; its code loads after the page. */
export const deferredArticleList = createDeferredList(() =>
  import('./live-article-list').then((module) => module.LiveArticleList),
);

/** The journal, or one of its categories, with the latest article first and larger. */
export function CareJournalPage({
  crumbs,
  title,
  intro,
  view,
  hits,
  rest,
  neighbours,
  blocks,
}: CareJournalPageData) {
  const intl = useIntl();
  return (
    <>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={intro} />
      <SubNavigation label={intl.formatMessage({ id: 'journal.categories' })} links={neighbours} />
      <section aria-label={title}>
        <deferredArticleList.List key={crumbs.at(-1)?.path} view={view} hits={hits} rest={rest} />
      </section>
      <Blocks blocks={blocks} />
    </>
  );
}
