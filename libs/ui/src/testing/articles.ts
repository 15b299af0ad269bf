import type { JournalTeaserProps } from '../JournalTeaser/JournalTeaser.tsx';
import { bilingual } from './language.tsx';
import { pictures } from './pictures.ts';

/** Articles of the journal, newest first. */
export const articles: JournalTeaserProps['articles'] = [
  {
    id: 'j01',
    href: '#graesset-der-holder-paa-kysten',
    title: bilingual('The grass that holds the coast', 'Græsset, der holder på kysten'),
    meta: bilingual('Ingredients · 5 min', 'Ingredienser · 5 min.'),
    excerpt: bilingual(
      'A walk in the dunes with the plant we are named after.',
      'En tur i klitterne med den plante, vi er opkaldt efter.',
    ),
    picture: pictures.heroDunes,
    alt: bilingual('Dunes under a pale sky', 'Klitter under en lys himmel'),
  },
  {
    id: 'j02',
    href: '#derfor-er-havtorn-orange',
    title: bilingual('Why sea buckthorn is orange', 'Derfor er havtorn orange'),
    meta: bilingual('Ingredients · 4 min', 'Ingredienser · 4 min.'),
    excerpt: bilingual(
      'Carotenoids, frost and a very sour berry.',
      'Carotenoider, frost og et meget surt bær.',
    ),
    picture: pictures.textureOil,
    alt: bilingual('Orange oil, spread out', 'Orange olie, strøget ud'),
  },
  {
    id: 'j03',
    href: '#havre',
    title: bilingual('Oats, from field to cream', 'Havre, fra mark til creme'),
    meta: bilingual('Ingredients · 4 min', 'Ingredienser · 4 min.'),
    picture: pictures.heroOat,
    alt: bilingual('The Oat series with folded linen', 'Havre-serien med foldet hør'),
  },
];
