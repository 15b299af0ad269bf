import { Suspense, useEffect, useState } from 'react';
import { createLazyOverlay } from '../../intl/lazy-overlay';
import { usePageLocale } from '../../intl/page-locale';
import type { PictureZoomProps } from './picture-zoom';

const zoom = createLazyOverlay(() => import('./picture-zoom').then((module) => module.PictureZoom));

/** The zoom, fetched when the first picture is pressed. When it does not come the page stays, and the next press asks again. */
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
