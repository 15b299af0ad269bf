import {
  Accordion,
  ArticleCard,
  ArticleGrid,
  CollectionFeature,
  FactList,
  Heading,
  Hero,
  Link,
  Picture,
  ProductGrid,
  Quote,
  RichText,
  Section,
  Split,
} from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import { useText } from '../../text';
import type { BlockView, LinkView } from './block-view';
import styles from './blocks.module.css';
import { LazyWithdrawalForm } from './lazy-withdrawal-form';
import { Newsletter } from './newsletter';
import { RoutineSteps } from './routine-steps';

const moreLink = (link: LinkView | undefined) =>
  link ? { link: <Link href={link.path}>{link.label}</Link> } : {};

/** What the CMS has composed, in its order: moving a block in a content file moves it on the page. */
export function Blocks({ blocks }: { blocks: readonly BlockView[] }) {
  return blocks.map((block, position) => <Block key={position} block={block} isFirst={position === 0} />);
}

function Block({ block, isFirst }: { block: BlockView; isFirst: boolean }) {
  const t = useText();
  switch (block.type) {
    case 'hero':
      return (
        <Hero
          picture={block.picture}
          alt={block.picture.alt}
          ink={block.ink}
          calm="sky"
          title={block.title}
          text={block.text}
          {...(block.link ? { link: <Link href={block.link.path}>{block.link.label}</Link> } : {})}
        />
      );
    case 'product-row':
      return (
        <Section title={block.title} {...moreLink(block.link)}>
          <ProductGrid>
            {block.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Section>
      );
    case 'collection-feature':
      return (
        <CollectionFeature
          picture={block.picture}
          alt={block.picture.alt}
          tint={block.tint}
          title={block.title}
          link={block.link ? <Link href={block.link.path}>{block.link.label}</Link> : null}
        >
          <p>{block.text}</p>
        </CollectionFeature>
      );
    case 'split':
      return (
        <Split
          picture={block.picture}
          alt={block.picture.alt}
          pictureSide={block.pictureSide}
          title={block.title}
          {...(block.link ? { link: <Link href={block.link.path}>{block.link.label}</Link> } : {})}
        >
          <RichText nodes={block.text} />
        </Split>
      );
    case 'routine':
      return (
        <Section
          title={block.title}
          text={block.text}
          link={<Link href={block.href}>{t('routine.see')}</Link>}
        >
          <RoutineSteps steps={block.steps} />
        </Section>
      );
    case 'teasers':
      return (
        <Section title={block.title} {...moreLink(block.link)}>
          <ArticleGrid>
            {block.teasers.map((teaser) => (
              <ArticleCard
                key={teaser.id}
                href={teaser.href}
                title={teaser.title}
                meta={teaser.label}
                excerpt={teaser.text}
                picture={teaser.picture}
                alt={teaser.picture.alt}
              />
            ))}
          </ArticleGrid>
        </Section>
      );
    case 'newsletter':
      return (
        <Newsletter title={block.title} text={block.text} note={block.note} policyPath={block.policyPath} />
      );
    case 'rich-text':
      return (
        <Section title={block.title} titleSize="s" width="text">
          <RichText nodes={block.text} look={isFirst ? 'article' : 'plain'} />
        </Section>
      );
    case 'faq':
      return (
        <Section title={block.title} titleSize="s" width="text">
          <Accordion
            items={block.questions.map(({ id, question, answer }) => ({
              id,
              summary: question,
              content: <RichText nodes={answer} />,
            }))}
          />
        </Section>
      );
    case 'quote':
      return (
        <Section width="text">
          <Quote attribution={block.attribution}>{block.text}</Quote>
        </Section>
      );
    case 'glossary':
      return (
        <Section title={block.title} titleSize="s">
          <dl className={styles.glossary}>
            {block.ingredients.map(({ id, name, inci, text }) => (
              <div key={id} id={id} className={styles.ingredient}>
                <dt>
                  {name}
                  <span className={styles.inci} lang="la" translate="no">
                    {inci.join(', ')}
                  </span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      );
    case 'facts':
      return (
        <Section title={block.title} titleSize="s">
          <FactList facts={block.items.map(({ title, text }) => ({ term: title, text }))} />
        </Section>
      );
    case 'banner':
      return (
        <Section ground="linen">
          <p className={styles.banner}>
            {block.text} {block.link && <Link href={block.link.path}>{block.link.label}</Link>}
          </p>
        </Section>
      );
    case 'picture':
      return (
        <Section>
          <figure className={styles.figure}>
            <Picture
              picture={block.picture}
              alt={block.picture.alt}
              sizes="(width >= 90em) 1312px, 92vw"
              ratio="3:2"
            />
            {block.caption && <figcaption>{block.caption}</figcaption>}
          </figure>
        </Section>
      );
    case 'imprint':
      return (
        <Section width="text">
          <Heading level={2} size="s">
            {block.title ?? block.company.name}
          </Heading>
          <address className={styles.imprint}>
            {block.company.name}
            <br />
            {block.company.street}
            <br />
            {block.company.postcode} {block.company.city}
            <br />
            {block.company.country}
            <br />
            {t('footer.cvr', { number: block.company.cvr })}
            <br />
            <a href={`mailto:${block.company.email}`}>{block.company.email}</a>
          </address>
        </Section>
      );
    case 'withdrawal-form':
      return (
        <Section title={block.title} titleSize="s" text={block.text} width="text">
          <LazyWithdrawalForm />
        </Section>
      );
  }
}
