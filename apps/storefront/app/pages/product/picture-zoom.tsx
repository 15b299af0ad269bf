import { useIntl } from 'react-intl';
import { GalleryZoom, type GalleryZoomState, type PictureData } from '@marehalm/ui';

export interface PictureZoomProps extends GalleryZoomState {
  readonly label: string;
  readonly pictures: readonly { readonly picture: PictureData; readonly alt: string }[];
}

/** The pictures of a product in a zoomable dialog. */
export function PictureZoom(props: PictureZoomProps) {
  const intl = useIntl();
  return (
    <GalleryZoom
      {...props}
      closeLabel={intl.formatMessage({ id: 'site.close' })}
      previousLabel={intl.formatMessage({ id: 'gallery.previous' })}
      nextLabel={intl.formatMessage({ id: 'gallery.next' })}
      zoomInLabel={intl.formatMessage({ id: 'zoom.in' })}
      zoomOutLabel={intl.formatMessage({ id: 'zoom.out' })}
      positionLabel={(position, count) => intl.formatMessage({ id: 'gallery.position' }, { position, count })}
      scaleLabel={(percent) => intl.formatMessage({ id: 'zoom.scale' }, { percent })}
    />
  );
}
