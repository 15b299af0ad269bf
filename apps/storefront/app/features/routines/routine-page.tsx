import { ArticleCard, ArticleGrid, PageHeader, RichText, Section } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { useText } from '../../text';
import { RoutineSteps } from '../blocks/routine-steps';
import type { loadRoutine } from './routines.server';

/** One routine: why, then each step with its product. */
export function RoutinePage({
  crumbs,
  title,
  summary,
  intro,
  steps,
  more,
}: Awaited<ReturnType<typeof loadRoutine>>) {
  const t = useText();
  return (
    <article>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={summary} />
      <Section width="text">
        <RichText nodes={intro} look="article" />
      </Section>
      <Section>
        <RoutineSteps steps={steps} level={2} />
      </Section>
      <Section title={t('routine.more')} titleSize="s">
        <ArticleGrid>
          {more.map(({ id, href, title: name, text, picture }) => (
            <ArticleCard
              key={id}
              href={href}
              title={name}
              excerpt={text}
              picture={picture}
              alt={picture.alt}
            />
          ))}
        </ArticleGrid>
      </Section>
    </article>
  );
}
