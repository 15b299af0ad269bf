import { GalleryZoom, type GalleryView, type PictureData } from '@marehalm/ui';
import { useText } from '../../intl/text';

export interface PictureZoomProps extends GalleryView {
  readonly label: string;
  readonly pictures: readonly { readonly picture: PictureData; readonly alt: string }[];
}

/** The pictures of a product, closely. */
export function PictureZoom(props: PictureZoomProps) {
  const t = useText();
  return (
    <GalleryZoom
      {...props}
      closeLabel={t('site.close')}
      previousLabel={t('gallery.previous')}
      nextLabel={t('gallery.next')}
      zoomInLabel={t('zoom.in')}
      zoomOutLabel={t('zoom.out')}
      positionLabel={(position, count) => t('gallery.position', { position, count })}
      scaleLabel={(percent) => t('zoom.scale', { percent })}
    />
  );
}
