import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { both, useLanguage } from './language.tsx';

/** Words of a carousel whose slides are pictures. */
export const carouselLabels: CarouselLabels = {
  carousel: both('carousel', 'karrusel'),
  slide: both('picture', 'billede'),
  previous: both('Previous', 'Forrige'),
  next: both('Next', 'Næste'),
  pause: both('Pause', 'Pause'),
  play: both('Play', 'Afspil'),
  position: (from, to, count) => `${from === to ? from : `${from}–${to}`} / ${count}`,
};

/** "2 of 5" in the language of the toolbar. */
export function usePosition(): CarouselLabels['position'] {
  const of = useLanguage() === 'da' ? 'af' : 'of';
  return (from, to, count) => `${from === to ? from : `${from}–${to}`} ${of} ${count}`;
}
