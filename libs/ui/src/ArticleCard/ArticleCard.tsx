import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData, type PictureProps } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps {
  href: string;
  title: ReactNode;
  /** Category and reading time, or date. */
  meta?: ReactNode;
  /** Two lines. */
  excerpt?: ReactNode;
  /** 3:2; a card without one is type alone. */
  picture?: PictureData;
  alt?: string;
  level?: HeadingLevel;
  /** `lead` is the first of a list, beside its picture on a desk; `large` stands below it, with others at its side. */
  size?: 'plain' | 'lead' | 'large';
  /** `first` where its picture is the first of its page. */
  priority?: PictureProps['priority'];
}

/** An article, tip or routine in a list. The whole card is one link. */
export function ArticleCard({
  href,
  title,
  meta,
  excerpt,
  picture,
  alt = '',
  level = 3,
  size = 'plain',
  priority = 'lazy',
}: ArticleCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} data-size={size}>
      {picture && (
        <Picture
          picture={picture}
          alt={alt}
          ratio="3:2"
          priority={priority}
          sizes={
            size === 'plain'
              ? '(width >= 64em) 29vw, (width >= 48em) 43vw, 90vw'
              : '(width >= 64em) 50vw, 90vw'
          }
        />
      )}
      <div className={styles.text}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Title className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Title>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      </div>
    </article>
  );
}

/** Articles side by side: one column on a phone, two, then three. */
export function ArticleGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

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
