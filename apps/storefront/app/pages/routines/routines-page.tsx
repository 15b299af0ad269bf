import { ArticleCard, ArticleGrid, PageHeader, Section } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { Blocks } from '../blocks/blocks';
import type { RoutinesPageData } from '@marehalm/page-data';

/** Renders the list of all routines, the first one larger. */
export function RoutinesPage({ crumbs, title, intro, routines, blocks }: RoutinesPageData) {
  return (
    <>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={intro} />
      <Section>
        <ArticleGrid>
          {routines.map((routine, position) => (
            <ArticleCard
              key={routine.id}
              {...routine}
              level={2}
              size={position === 0 ? 'lead' : 'plain'}
              priority={position === 0 ? 'first' : 'lazy'}
            />
          ))}
        </ArticleGrid>
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}
