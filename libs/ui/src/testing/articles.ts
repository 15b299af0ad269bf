import type { JournalTeaserProps } from '../JournalTeaser/JournalTeaser.tsx';
import { both } from './language.tsx';
import { pictures } from './pictures.ts';

/** Articles of the journal, newest first. */
export const articles: JournalTeaserProps['articles'] = [
  {
    id: 'j01',
    href: '#graesset-der-holder-paa-kysten',
    title: both('The grass that holds the coast', 'Græsset, der holder på kysten'),
    meta: both('Ingredients · 5 min', 'Ingredienser · 5 min.'),
    excerpt: both(
      'A walk in the dunes with the plant we are named after.',
      'En tur i klitterne med den plante, vi er opkaldt efter.',
    ),
    picture: pictures.heroDunes,
    alt: both('Dunes under a pale sky', 'Klitter under en lys himmel'),
  },
  {
    id: 'j02',
    href: '#derfor-er-havtorn-orange',
    title: both('Why sea buckthorn is orange', 'Derfor er havtorn orange'),
    meta: both('Ingredients · 4 min', 'Ingredienser · 4 min.'),
    excerpt: both('Carotenoids, frost and a very sour berry.', 'Carotenoider, frost og et meget surt bær.'),
    picture: pictures.textureOil,
    alt: both('Orange oil, spread out', 'Orange olie, strøget ud'),
  },
  {
    id: 'j03',
    href: '#havre',
    title: both('Oats, from field to cream', 'Havre, fra mark til creme'),
    meta: both('Ingredients · 4 min', 'Ingredienser · 4 min.'),
    picture: pictures.heroOat,
    alt: both('The Oat series with folded linen', 'Havre-serien med foldet hør'),
  },
];
