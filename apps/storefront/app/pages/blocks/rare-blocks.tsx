import { useIntl } from 'react-intl';
import {
  AnchorNavigation,
  Banner,
  CollectionGrid,
  FactList,
  FactsTable,
  Faq,
  Glossary,
  Heading,
  IngredientSpotlight,
  RichText,
  Section,
  Spacer,
  TipsGrid,
} from '@marehalm/ui';
import { loadMessages } from '../../../.messages/media';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import type { BlockView } from '@marehalm/page-data';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';
import styles from './blocks.module.css';
import type { MediaBlockView } from './carousel-or-video-block';
import { toLinkElementProps } from './to-link-element-props';
import { toTipsGridItem } from './to-tips-grid-item';
import { LazyWithdrawalForm } from './lazy-withdrawal-form';

const MediaBlock = createLazyLocalizedComponent<{ readonly block: MediaBlockView }>(async (locale) => {
  const [{ CarouselOrVideoBlock }, messages] = await Promise.all([
    import('./carousel-or-video-block'),
    loadMessages[locale](),
  ]);
  return [CarouselOrVideoBlock, messages];
});

/** Types of blocks that many pages have. */
type CommonBlockType =
  | 'hero'
  | 'product-row'
  | 'collection-feature'
  | 'split'
  | 'routine'
  | 'journal-teaser'
  | 'newsletter'
  | 'rich-text'
  | 'quote'
  | 'picture';

/** Blocks that few pages have. Their code loads on demand. */
export type RareBlockView = Exclude<BlockView, { readonly type: CommonBlockType }>;

/** A block that few pages have: help, glossary, sustainability, terms. */
export function RareBlock({ block }: { readonly block: RareBlockView }) {
  const intl = useIntl();
  switch (block.type) {
    case 'collection-grid':
      return (
        <CollectionGrid
          title={block.title}
          text={block.text}
          {...toLinkElementProps(block.link)}
          collections={block.collections.map((collection) => ({
            ...collection,
            alt: collection.picture.alt,
          }))}
        />
      );
    case 'tips-grid':
      return (
        <TipsGrid
          title={block.title}
          {...toLinkElementProps(block.link)}
          tips={block.teasers.map(toTipsGridItem)}
        />
      );
    case 'facts':
      return (
        <Section title={block.title} titleSize="s">
          <FactList facts={block.items.map(({ title, text }) => ({ term: title, text }))} />
        </Section>
      );
    case 'banner':
      return <Banner {...toLinkElementProps(block.link)}>{block.text}</Banner>;
    case 'spacer':
      return <Spacer size={block.size} {...(block.mark ? { mark: block.mark } : {})} />;
    case 'faq':
      return (
        <Section title={block.title} titleSize="s" width="text">
          <Faq
            questions={block.questions.map(({ id, question, answer }) => ({
              id,
              question,
              answer: <RichText nodes={answer} />,
            }))}
          />
        </Section>
      );
    case 'glossary':
      return (
        <Section title={block.title} titleSize="s">
          <Glossary
            label={intl.formatMessage({ id: 'glossary.letters' })}
            level={block.title ? 3 : 2}
            productsLabel={intl.formatMessage({ id: 'glossary.foundIn' })}
            groups={block.groups}
          />
        </Section>
      );
    case 'ingredient-spotlight':
      return (
        <IngredientSpotlight
          name={block.name}
          inci={block.inci}
          picture={block.picture}
          alt={block.picture.alt}
          pictureSide={block.pictureSide}
          productsLabel={intl.formatMessage({ id: 'glossary.foundIn' })}
          products={block.products.map((product) => ({ ...product, alt: product.picture.alt }))}
          {...toLinkElementProps(block.link)}
        >
          <RichText nodes={block.text} />
        </IngredientSpotlight>
      );
    case 'facts-table':
      return (
        <Section title={block.title} titleSize="s">
          <FactsTable {...block} />
        </Section>
      );
    case 'carousel':
    case 'product-carousel':
    case 'video':
      return (
        <HydrationBoundary>
          <MediaBlock block={block} />
        </HydrationBoundary>
      );
    case 'anchor-navigation':
      return <AnchorNavigation label={block.title} items={block.items} />;
    case 'imprint':
      return (
        <Section width="text">
          <Heading level={2} size="s">
            {block.title ?? block.company.name}
          </Heading>
          <address className={styles.imprint}>
            <span>{block.company.name}</span>
            <br />
            <span>{block.company.street}</span>
            <br />
            <span>{`${block.company.postcode} ${block.company.city}`}</span>
            <br />
            <span>{block.company.country}</span>
            <br />
            <span>{intl.formatMessage({ id: 'footer.cvr' }, { number: block.company.cvr })}</span>
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
    default:
      return refuseBlock(block);
  }
}

/** @throws Error always, when the page is prerendered: a block would be missing from it without a word. */
function refuseBlock(block: never): never {
  const { type } = block as { readonly type: string };
  throw new Error(
    `Cannot build the shop: apps/storefront/app/pages/blocks/rare-blocks.tsx shows no block "${type}"`,
  );
}
