import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { bilingual, useToolbarLanguage } from './language.tsx';

/** Words of a carousel whose slides are pictures. */
export const carouselLabels: CarouselLabels = {
  carousel: bilingual('carousel', 'karrusel'),
  slide: bilingual('picture', 'billede'),
  previous: bilingual('Previous', 'Forrige'),
  next: bilingual('Next', 'Næste'),
  pause: bilingual('Pause', 'Pause'),
  play: bilingual('Play', 'Afspil'),
  position: (from, to, count) => `${from === to ? from : `${from}–${to}`} / ${count}`,
};

/** "2 of 5" in the language of the toolbar. */
export function usePositionFormatter(): CarouselLabels['position'] {
  const of = useToolbarLanguage() === 'da' ? 'af' : 'of';
  return (from, to, count) => `${from === to ? from : `${from}–${to}`} ${of} ${count}`;
}
