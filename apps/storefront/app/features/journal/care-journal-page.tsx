import { ArticleCard, ArticleGrid, PageHeader, Section } from '@marehalm/ui';
import { Neighbours } from '../../catalogue/neighbours';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { useText } from '../../text';
import { Blocks } from '../blocks/blocks';
import type { loadCareJournal } from './journal.server';

/** The journal, or one category of it: the latest first and larger. */
export function CareJournalPage({
  crumbs,
  title,
  intro,
  articles,
  neighbours,
  blocks,
}: Awaited<ReturnType<typeof loadCareJournal>>) {
  const t = useText();
  return (
    <>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={intro} />
      <Neighbours label={t('journal.categories')} links={neighbours} />
      <Section>
        <ArticleGrid>
          {articles.map(({ id, href, title: name, text, label, picture }, position) => (
            <ArticleCard
              key={id}
              href={href}
              title={name}
              excerpt={text}
              meta={label}
              picture={picture}
              alt={picture.alt}
              level={2}
              size={position === 0 ? 'lead' : 'plain'}
            />
          ))}
        </ArticleGrid>
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}
