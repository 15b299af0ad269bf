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
import { useText, type Translate } from '../../intl/text';
import type { MediaBlockView } from '../../view-models/media-block';

const carouselLabels = (t: Translate, slide: string): CarouselLabels => ({
  carousel: t('carousel.kind'),
  slide,
  previous: t('carousel.previous'),
  next: t('carousel.next'),
  pause: t('carousel.pause'),
  play: t('carousel.play'),
  position: (from, to, count) =>
    from === to
      ? t('carousel.position', { position: from, count })
      : t('carousel.range', { from, to, count }),
});

/** A block that moves when somebody wants it to. */
export function MediaBlock({ block }: { readonly block: MediaBlockView }) {
  const t = useText();
  switch (block.type) {
    case 'carousel':
      return (
        <PictureCarousel
          label={block.title}
          labels={carouselLabels(t, t('carousel.picture'))}
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
          labels={carouselLabels(t, t('carousel.product'))}
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
            length={hasSound ? t('video.length', { seconds }) : t('video.lengthSilent', { seconds })}
            poster={poster}
            alt={poster.alt}
            sources={sources}
            captions={captions.map(({ src, language }) => ({
              src,
              language,
              label: locales[language].name,
            }))}
            description={<RichText nodes={description} />}
            playLabel={t('video.play', { title })}
            descriptionLabel={t('video.inWords')}
            failedText={t('video.failed')}
          />
        </Section>
      );
    }
  }
}
