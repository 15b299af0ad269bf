import type { ReactNode } from 'react';
import { Section } from '../Section/Section.tsx';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';

export interface RelatedArticlesProps {
  title: ReactNode;
  articles: readonly (ArticleCardProps & { readonly id: string })[];
}

/** A titled section of article cards for the end of a page. */
export function RelatedArticles({ title, articles }: RelatedArticlesProps) {
  return (
    <Section title={title} titleSize="s">
      <ArticleGrid>
        {articles.map(({ id, ...article }) => (
          <ArticleCard key={id} {...article} />
        ))}
      </ArticleGrid>
    </Section>
  );
}
