import { Suspense, useEffect, useState } from 'react';
import { createLazyOverlay } from '../../intl/lazy-localized-components';
import { usePageLocale } from '../../intl/page-locale';
import type { PictureZoomProps } from './picture-zoom';

const zoom = createLazyOverlay(() => import('./picture-zoom').then((module) => module.PictureZoom));

/** The picture zoom, which loads when a picture is first pressed. After a failure, the next press tries again. */
export function LazyPictureZoom(props: PictureZoomProps) {
  const locale = usePageLocale();
  const [isHere, setHere] = useState(false);
  const { position, onClose } = props;
  useEffect(() => {
    if (isHere || position === undefined) return;
    zoom.fetch(locale).then(() => {
      setHere(true);
    }, onClose);
  }, [isHere, position, locale, onClose]);
  return <Suspense>{isHere && <zoom.Component {...props} />}</Suspense>;
}
