import { useIntl, type IntlShape } from 'react-intl';
import { locales } from '@marehalm/shop';
import {
  Link,
  PictureCarousel,
  ProductCarousel,
  RichText,
  Section,
  Video,
  type CarouselLabels,
} from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import type { BlockView } from '@marehalm/page-data';

const carouselLabels = (intl: IntlShape, slide: string): CarouselLabels => ({
  carousel: intl.formatMessage({ id: 'carousel.kind' }),
  slide,
  previous: intl.formatMessage({ id: 'carousel.previous' }),
  next: intl.formatMessage({ id: 'carousel.next' }),
  pause: intl.formatMessage({ id: 'carousel.pause' }),
  play: intl.formatMessage({ id: 'carousel.play' }),
  position: (from, to, count) =>
    from === to
      ? intl.formatMessage({ id: 'carousel.position' }, { position: from, count })
      : intl.formatMessage({ id: 'carousel.range' }, { from, to, count }),
});

/** The blocks that need the messages of carousels and films. */
export type MediaBlockView = Extract<BlockView, { readonly type: 'carousel' | 'product-carousel' | 'video' }>;

/** Renders a picture carousel, product carousel or video block, which move only after an action by the shopper. */
export function CarouselOrVideoBlock({ block }: { readonly block: MediaBlockView }) {
  const intl = useIntl();
  switch (block.type) {
    case 'carousel':
      return (
        <PictureCarousel
          label={block.title}
          labels={carouselLabels(intl, intl.formatMessage({ id: 'carousel.picture' }))}
          title={block.title}
          pictures={block.slides.map(({ picture, caption }) => ({ picture, alt: picture.alt, caption }))}
          ratio={block.ratio}
          autoplays={block.autoplays}
        />
      );
    case 'product-carousel':
      return (
        <ProductCarousel
          title={block.title}
          label={block.title}
          labels={carouselLabels(intl, intl.formatMessage({ id: 'carousel.product' }))}
          {...(block.link ? { link: <Link href={block.link.path}>{block.link.label}</Link> } : {})}
        >
          {block.products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ProductCarousel>
      );
    case 'video': {
      const { title, seconds, hasSound, poster, sources, captions, description } = block.video;
      return (
        <Section title={block.title}>
          <Video
            title={title}
            length={
              hasSound
                ? intl.formatMessage({ id: 'video.length' }, { seconds })
                : intl.formatMessage({ id: 'video.lengthSilent' }, { seconds })
            }
            poster={poster}
            alt={poster.alt}
            sources={sources}
            captions={captions.map(({ src, language }) => ({
              src,
              language,
              label: locales[language].name,
            }))}
            description={<RichText nodes={description} />}
            playLabel={intl.formatMessage({ id: 'video.play' }, { title })}
            descriptionLabel={intl.formatMessage({ id: 'video.inWords' })}
            failedText={intl.formatMessage({ id: 'video.failed' })}
          />
        </Section>
      );
    }
  }
}
