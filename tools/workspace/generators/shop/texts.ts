import { text, type Text } from './products.ts';

const rich = (title: Text, body: Text) => ({
  title,
  text: body,
});

/** Pages about the shop that others link to, by id: their paths and initial texts, to be replaced before the first sale. */
export const aboutPages: Readonly<Record<string, ReturnType<typeof rich> & { readonly slugs: Text }>> = {
  contact: {
    slugs: text('kontakt', 'kontakt'),
    ...rich(
      text('Kontakt', 'Kontakt'),
      text('Skriv till oss. En människa svarar.', 'Schreib uns. Ein Mensch antwortet.'),
    ),
  },
  terms: {
    slugs: text('kopvillkor', 'agb'),
    ...rich(
      text('Köpvillkor', 'Allgemeine Geschäftsbedingungen'),
      text('Här står butikens villkor.', 'Hier stehen die Bedingungen des Shops.'),
    ),
  },
  privacy: {
    slugs: text('integritet', 'datenschutz'),
    ...rich(
      text('Integritetspolicy', 'Datenschutzerklärung'),
      text(
        'Här står hur butiken använder dina uppgifter.',
        'Hier steht, wie der Shop deine Daten verwendet.',
      ),
    ),
  },
  cookies: {
    slugs: text('cookies', 'cookies'),
    ...rich(
      text('Cookies', 'Cookies'),
      text(
        'Två cookies minns språk och marknad i ett år.',
        'Zwei Cookies merken sich Sprache und Markt ein Jahr lang.',
      ),
    ),
  },
  accessibility: {
    slugs: text('tillganglighet', 'barrierefreiheit'),
    ...rich(
      text('Tillgänglighet', 'Barrierefreiheit'),
      text('Butiken följer WCAG 2.2 på nivå AA.', 'Der Shop folgt WCAG 2.2 auf Stufe AA.'),
    ),
  },
  delivery: {
    slugs: text('leverans', 'lieferung'),
    ...rich(
      text('Leverans och retur', 'Lieferung und Rückgabe'),
      text('Vi skickar inom två vardagar.', 'Wir versenden innerhalb von zwei Werktagen.'),
    ),
  },
};

/** Texts of the pages with a list. */
export const listPages = {
  shop: rich(text('Alla produkter', 'Alle Produkte'), text('Allt på ett ställe.', 'Alles an einem Ort.')),
  careJournal: rich(text('Journal', 'Journal'), text('Om hud och väder.', 'Über Haut und Wetter.')),
  tipsTricks: rich(text('Tips', 'Tipps'), text('Korta råd.', 'Kurze Ratschläge.')),
  routine: rich(text('Rutiner', 'Routinen'), text('Steg för steg.', 'Schritt für Schritt.')),
  tips: rich(
    text('Alla tips', 'Alle Tipps'),
    text('Korta råd för varje dag.', 'Kurze Ratschläge für jeden Tag.'),
  ),
} as const;
