/** Languages of the site. */
export type Language = 'en' | 'de';

export const texts = {
  en: {
    home: 'Field notes',
    homeIntro: 'Notes about birds, written on long walks.',
    articles: 'Articles',
    contact: 'Contact',
    contactIntro: 'Write to us about a bird.',
    name: 'Name',
    send: 'Send',
    thanks: 'Thank you',
    like: 'Likes',
    seen: 'Seen',
    unreachable: 'The page is unreachable.',
    failed: 'This page could not be shown.',
    otherLanguage: 'Deutsch',
  },
  de: {
    home: 'Feldnotizen',
    homeIntro: 'Notizen über Vögel, auf langen Wegen geschrieben.',
    articles: 'Artikel',
    contact: 'Kontakt',
    contactIntro: 'Schreiben Sie uns von einem Vogel.',
    name: 'Name',
    send: 'Senden',
    thanks: 'Danke',
    like: 'Gefällt',
    seen: 'Gesehen',
    unreachable: 'Die Seite ist nicht erreichbar.',
    failed: 'Diese Seite konnte nicht gezeigt werden.',
    otherLanguage: 'English',
  },
} as const;

/** Returns the language of a page, or of its data: `/de` or `/de.data`. */
export const languageOf = (path: string): Language => (/^\/de(?:[/.]|$)/.test(path) ? 'de' : 'en');

/** Paths of the pages, and what they are called in the other language. */
export const paths = {
  en: { home: '/', contact: '/contact', article: (slug: string) => `/articles/${slug}` },
  de: { home: '/de', contact: '/de/kontakt', article: (slug: string) => `/de/artikel/${slug}` },
} as const;
