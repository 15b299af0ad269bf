import { createStarterText, type StarterText } from './starter-products.ts';

const rich = (title: StarterText, body: StarterText) => ({
  title,
  text: body,
});

/**
 * Paths and placeholder texts of pages that others link to, by id, such as contact and terms. Replace them before the first sale.
 */
export const informationPages: Readonly<
  Record<string, ReturnType<typeof rich> & { readonly slugs: StarterText }>
> = {
  contact: {
    slugs: createStarterText('kontakt', 'kontakt'),
    ...rich(
      createStarterText('Kontakt', 'Kontakt'),
      createStarterText('Skriv till oss. En människa svarar.', 'Schreib uns. Ein Mensch antwortet.'),
    ),
  },
  terms: {
    slugs: createStarterText('kopvillkor', 'agb'),
    ...rich(
      createStarterText('Köpvillkor', 'Allgemeine Geschäftsbedingungen'),
      createStarterText('Här står butikens villkor.', 'Hier stehen die Bedingungen des Shops.'),
    ),
  },
  privacy: {
    slugs: createStarterText('integritet', 'datenschutz'),
    ...rich(
      createStarterText('Integritetspolicy', 'Datenschutzerklärung'),
      createStarterText(
        'Här står hur butiken använder dina uppgifter.',
        'Hier steht, wie der Shop deine Daten verwendet.',
      ),
    ),
  },
  cookies: {
    slugs: createStarterText('cookies', 'cookies'),
    ...rich(
      createStarterText('Cookies', 'Cookies'),
      createStarterText(
        'Två cookies minns språk och marknad i ett år.',
        'Zwei Cookies merken sich Sprache und Markt ein Jahr lang.',
      ),
    ),
  },
  accessibility: {
    slugs: createStarterText('tillganglighet', 'barrierefreiheit'),
    ...rich(
      createStarterText('Tillgänglighet', 'Barrierefreiheit'),
      createStarterText('Butiken följer WCAG 2.2 på nivå AA.', 'Der Shop folgt WCAG 2.2 auf Stufe AA.'),
    ),
  },
  delivery: {
    slugs: createStarterText('leverans', 'lieferung'),
    ...rich(
      createStarterText('Leverans och retur', 'Lieferung und Rückgabe'),
      createStarterText('Vi skickar inom två vardagar.', 'Wir versenden innerhalb von zwei Werktagen.'),
    ),
  },
};

/** Texts of the pages with a list. */
export const listPageTexts = {
  shop: rich(
    createStarterText('Alla produkter', 'Alle Produkte'),
    createStarterText('Allt på ett ställe.', 'Alles an einem Ort.'),
  ),
  careJournal: rich(
    createStarterText('Journal', 'Journal'),
    createStarterText('Om hud och väder.', 'Über Haut und Wetter.'),
  ),
  tipsTricks: rich(createStarterText('Tips', 'Tipps'), createStarterText('Korta råd.', 'Kurze Ratschläge.')),
  routine: rich(
    createStarterText('Rutiner', 'Routinen'),
    createStarterText('Steg för steg.', 'Schritt für Schritt.'),
  ),
  tips: rich(
    createStarterText('Alla tips', 'Alle Tipps'),
    createStarterText('Korta råd för varje dag.', 'Kurze Ratschläge für jeden Tag.'),
  ),
} as const;
