import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import {
  CollectionFeature,
  Hero,
  JournalTeaser,
  Link,
  Picture,
  Quote,
  RichText,
  Section,
  ImageWithText,
} from '@marehalm/ui';
import { loadMessages } from '../../../.messages/newsletter';
import { RecommendedProductsSection } from '../../catalogue/product-row';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';
import type { BlockView } from '@marehalm/page-data';
import styles from './blocks.module.css';
import { toLinkElementProps } from './to-link-element-props';
import type { Newsletter as NewsletterComponent } from './newsletter';
import type { RareBlockView } from './rare-blocks';
import { RoutineWalkthrough } from './routine-walkthrough';

const LaterRareBlock = lazy(() => import('./rare-blocks').then(({ RareBlock }) => ({ default: RareBlock })));

const Newsletter = createLazyLocalizedComponent<ComponentProps<typeof NewsletterComponent>>(
  async (locale) => {
    const [{ Newsletter }, messages] = await Promise.all([import('./newsletter'), loadMessages[locale]()]);
    return [Newsletter, messages];
  },
);

/**
 * A component that renders a rare block; pages with many rare blocks pass `RareBlock` to {@link Blocks} so that its code is in
 * their bundle.
 */
export type RareBlockComponent = ComponentType<{ readonly block: RareBlockView }>;

/**
 * The blocks of a page in the order of the CMS. Pages that usually have rare blocks include their code; on other pages it loads
 * when one is rendered, as for the newsletter, while its HTML is already there.
 */
export function Blocks({
  blocks,
  rare: Rare = LaterRareBlock,
}: {
  blocks: readonly BlockView[];
  rare?: RareBlockComponent;
}) {
  return blocks.map((block, position) => {
    const drawn = <Block key={position} block={block} isFirst={position === 0} rare={Rare} />;
    return block.anchor ? (
      <div key={position} id={block.anchor}>
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
}

function Block({
  block,
  isFirst,
  rare: Rare,
}: {
  block: BlockView;
  isFirst: boolean;
  rare: RareBlockComponent;
}) {
  const intl = useIntl();
  switch (block.type) {
    case 'hero':
      return (
        <Hero
          picture={block.picture}
          {...(block.narrow ? { narrow: block.narrow } : {})}
          alt={block.picture.alt}
          title={block.title}
          text={block.text}
          {...toLinkElementProps(block.link)}
          {...(block.splitTint
            ? { layout: 'split', tint: block.splitTint }
            : {
                ink: block.ink,
                calm: 'sky',
                ...(block.film
                  ? {
                      film: {
                        sources: block.film,
                        playLabel: intl.formatMessage({ id: 'hero.playFilm' }),
                        pauseLabel: intl.formatMessage({ id: 'hero.pauseFilm' }),
                      },
                    }
                  : {}),
              })}
        />
      );
    case 'product-row':
      return (
        <RecommendedProductsSection
          title={block.title}
          {...toLinkElementProps(block.link)}
          products={block.products}
        />
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
        <ImageWithText
          picture={block.picture}
          alt={block.picture.alt}
          pictureSide={block.pictureSide}
          priority={isFirst ? 'first' : 'lazy'}
          title={block.title}
          {...toLinkElementProps(block.link)}
        >
          <RichText nodes={block.text} />
        </ImageWithText>
      );
    case 'routine':
      return (
        <RoutineWalkthrough
          title={block.title}
          text={<p>{block.text}</p>}
          link={
            <Link href={block.link.path}>
              {'label' in block.link ? block.link.label : intl.formatMessage({ id: 'routine.see' })}
            </Link>
          }
          steps={block.steps}
        />
      );
    case 'journal-teaser':
      return (
        <JournalTeaser title={block.title} {...toLinkElementProps(block.link)} articles={block.teasers} />
      );
    case 'newsletter':
      return (
        <HydrationBoundary>
          <Newsletter title={block.title} text={block.text} note={block.note} policyPath={block.policyPath} />
        </HydrationBoundary>
      );
    case 'rich-text':
      return (
        <Section title={block.title} titleSize="s" width="text">
          <RichText nodes={block.text} look={isFirst ? 'article' : 'plain'} />
        </Section>
      );
    case 'quote':
      return <Quote attribution={block.attribution}>{block.text}</Quote>;
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
    default:
      return (
        <Suspense>
          <Rare block={block} />
        </Suspense>
      );
  }
}
