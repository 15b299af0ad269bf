import type { Language } from './texts';

export interface Article {
  readonly slug: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly paragraphs: number;
}

export const articles: readonly Article[] = [
  { slug: 'skylark', title: { en: 'The skylark', de: 'Die Feldlerche' }, paragraphs: 40 },
  { slug: 'wren', title: { en: 'The wren', de: 'Der Zaunkönig' }, paragraphs: 40 },
  { slug: 'curlew', title: { en: 'The curlew', de: 'Der Brachvogel' }, paragraphs: 40 },
];
