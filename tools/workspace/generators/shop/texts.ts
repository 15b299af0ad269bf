import { createText, type Text } from './products.ts';

const rich = (title: Text, body: Text) => ({
  title,
  text: body,
});

/** Pages about the shop that others link to, by id: their paths and initial texts, to be replaced before the first sale. */
export const aboutPages: Readonly<Record<string, ReturnType<typeof rich> & { readonly slugs: Text }>> = {
  contact: {
    slugs: createText('kontakt', 'kontakt'),
    ...rich(
      createText('Kontakt', 'Kontakt'),
      createText('Skriv till oss. En människa svarar.', 'Schreib uns. Ein Mensch antwortet.'),
    ),
  },
  terms: {
    slugs: createText('kopvillkor', 'agb'),
    ...rich(
      createText('Köpvillkor', 'Allgemeine Geschäftsbedingungen'),
      createText('Här står butikens villkor.', 'Hier stehen die Bedingungen des Shops.'),
    ),
  },
  privacy: {
    slugs: createText('integritet', 'datenschutz'),
    ...rich(
      createText('Integritetspolicy', 'Datenschutzerklärung'),
      createText(
        'Här står hur butiken använder dina uppgifter.',
        'Hier steht, wie der Shop deine Daten verwendet.',
      ),
    ),
  },
  cookies: {
    slugs: createText('cookies', 'cookies'),
    ...rich(
      createText('Cookies', 'Cookies'),
      createText(
        'Två cookies minns språk och marknad i ett år.',
        'Zwei Cookies merken sich Sprache und Markt ein Jahr lang.',
      ),
    ),
  },
  accessibility: {
    slugs: createText('tillganglighet', 'barrierefreiheit'),
    ...rich(
      createText('Tillgänglighet', 'Barrierefreiheit'),
      createText('Butiken följer WCAG 2.2 på nivå AA.', 'Der Shop folgt WCAG 2.2 auf Stufe AA.'),
    ),
  },
  delivery: {
    slugs: createText('leverans', 'lieferung'),
    ...rich(
      createText('Leverans och retur', 'Lieferung und Rückgabe'),
      createText('Vi skickar inom två vardagar.', 'Wir versenden innerhalb von zwei Werktagen.'),
    ),
  },
};

/** Texts of the pages with a list. */
export const listPages = {
  shop: rich(
    createText('Alla produkter', 'Alle Produkte'),
    createText('Allt på ett ställe.', 'Alles an einem Ort.'),
  ),
  careJournal: rich(
    createText('Journal', 'Journal'),
    createText('Om hud och väder.', 'Über Haut und Wetter.'),
  ),
  tipsTricks: rich(createText('Tips', 'Tipps'), createText('Korta råd.', 'Kurze Ratschläge.')),
  routine: rich(createText('Rutiner', 'Routinen'), createText('Steg för steg.', 'Schritt für Schritt.')),
  tips: rich(
    createText('Alla tips', 'Alle Tipps'),
    createText('Korta råd för varje dag.', 'Kurze Ratschläge für jeden Tag.'),
  ),
} as const;
