import { useIntl } from 'react-intl';
import { PageHeader, SubNavigation, TipsGrid } from '@marehalm/ui';
import type { BlockView, Crumb, SiblingLink, TeaserView } from '@marehalm/page-data';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { Blocks } from '../blocks/blocks';
import { toTipsGridItem } from '../blocks/to-tips-grid-item';

/** Data of the tips page: the tips shown, links to the other topics, and the blocks below. */
export interface TipsPageProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly intro: string;
  readonly tips: readonly TeaserView[];
  readonly neighbours: readonly SiblingLink[];
  readonly blocks: readonly BlockView[];
}

/** All tips, or those of one topic. */
export function TipsPage({ crumbs, title, intro, tips, neighbours, blocks }: TipsPageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={intro} />
      <SubNavigation label={intl.formatMessage({ id: 'tips.topics' })} links={neighbours} />
      <TipsGrid tips={tips.map(toTipsGridItem)} />
      <Blocks blocks={blocks} />
    </>
  );
}
