/** A language that dates, lists and words are written in. */
export type TextLocale = 'en' | 'da';

/** Conventions of writing numbers and amounts. */
export type NumberLocale = TextLocale | 'nb';
