import { useIntl } from 'react-intl';
import { ArticleRow, PageHeader, RichText } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { RoutineWalkthrough } from '../blocks/routine-walkthrough';
import type { loadRoutine } from '../../server/routines.server';

/** One routine: why, and beside it each step with its product. */
export function RoutinePage({
  crumbs,
  title,
  summary,
  intro,
  steps,
  more,
}: Awaited<ReturnType<typeof loadRoutine>>) {
  const intl = useIntl();
  return (
    <article>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={summary} />
      <RoutineWalkthrough text={<RichText nodes={intro} />} steps={steps} />
      <ArticleRow title={intl.formatMessage({ id: 'routine.more' })} articles={more} />
    </article>
  );
}
