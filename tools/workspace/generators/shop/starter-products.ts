/** A text in the languages of the new shop. */
export interface StarterText {
  readonly sv: string;
  readonly de: string;
}

/** Creates a text from its Swedish and its German version. */
export const createStarterText = (sv: string, de: string): StarterText => ({ sv, de });

/** An initial product of a new shop. */
export interface StarterProduct {
  /** Also the id of the picture of the original shop that it starts with. */
  readonly id: string;
  readonly collection: 'norrsken' | 'skargard';
  readonly category: 'cleansing' | 'creams' | 'serums' | 'body';
  readonly name: StarterText;
  readonly subtitle: StarterText;
  readonly promise: StarterText;
  /** Milliliters. */
  readonly amount: number;
  /** Minor units: öre, cent. */
  readonly prices: { readonly SEK: number; readonly EUR: number };
}

/** The products of a new shop, until its merchant replaces them. */
export const starterProducts: readonly StarterProduct[] = [
  {
    id: 'p01',
    collection: 'skargard',
    category: 'cleansing',
    name: createStarterText('Skärgård Rengöringsgel', 'Schären Reinigungsgel'),
    subtitle: createStarterText('Mild rengöring', 'Milde Reinigung'),
    promise: createStarterText(
      'Löser dagens smuts utan att torka ut.',
      'Löst den Schmutz des Tages, ohne auszutrocknen.',
    ),
    amount: 100,
    prices: { SEK: 19_900, EUR: 1_900 },
  },
  {
    id: 'p02',
    collection: 'skargard',
    category: 'cleansing',
    name: createStarterText('Skärgård Ansiktsvatten', 'Schären Gesichtswasser'),
    subtitle: createStarterText('Återfuktande ansiktsvatten', 'Feuchtigkeitsspendendes Gesichtswasser'),
    promise: createStarterText('En dusch av fukt före krämen.', 'Feuchtigkeit vor der Creme.'),
    amount: 100,
    prices: { SEK: 17_900, EUR: 1_700 },
  },
  {
    id: 'p03',
    collection: 'skargard',
    category: 'creams',
    name: createStarterText('Skärgård Dagkräm', 'Schären Tagescreme'),
    subtitle: createStarterText('Daglig fuktkräm', 'Tägliche Feuchtigkeitscreme'),
    promise: createStarterText(
      'Håller kvar fukten i torr luft.',
      'Hält die Feuchtigkeit bei trockener Luft.',
    ),
    amount: 50,
    prices: { SEK: 34_900, EUR: 3_300 },
  },
  {
    id: 'p04',
    collection: 'norrsken',
    category: 'serums',
    name: createStarterText('Norrsken Serum', 'Nordlicht Serum'),
    subtitle: createStarterText('Serum med hyaluronsyra', 'Serum mit Hyaluronsäure'),
    promise: createStarterText('Lyster när dagarna är korta.', 'Ausstrahlung, wenn die Tage kurz sind.'),
    amount: 30,
    prices: { SEK: 42_900, EUR: 3_900 },
  },
  {
    id: 'p05',
    collection: 'norrsken',
    category: 'creams',
    name: createStarterText('Norrsken Solkräm', 'Nordlicht Sonnencreme'),
    subtitle: createStarterText('Lätt dagkräm', 'Leichte Tagescreme'),
    promise: createStarterText('För ljusa dagar på snö och vatten.', 'Für helle Tage auf Schnee und Wasser.'),
    amount: 50,
    prices: { SEK: 32_900, EUR: 2_900 },
  },
  {
    id: 'p07',
    collection: 'norrsken',
    category: 'serums',
    name: createStarterText('Norrsken Ansiktsolja', 'Nordlicht Gesichtsöl'),
    subtitle: createStarterText('Olja för torr hud', 'Öl für trockene Haut'),
    promise: createStarterText('Några droppar mot kylan.', 'Ein paar Tropfen gegen die Kälte.'),
    amount: 30,
    prices: { SEK: 39_900, EUR: 3_700 },
  },
  {
    id: 'p08',
    collection: 'norrsken',
    category: 'serums',
    name: createStarterText('Norrsken C-serum', 'Nordlicht C-Serum'),
    subtitle: createStarterText('Serum med C-vitamin', 'Serum mit Vitamin C'),
    promise: createStarterText('Ljus till morgonen.', 'Licht für den Morgen.'),
    amount: 30,
    prices: { SEK: 44_900, EUR: 4_200 },
  },
  {
    id: 'p18',
    collection: 'norrsken',
    category: 'creams',
    name: createStarterText('Norrsken Nattkräm', 'Nordlicht Nachtcreme'),
    subtitle: createStarterText('Fyllig nattkräm', 'Reichhaltige Nachtcreme'),
    promise: createStarterText('Arbetar medan du sover.', 'Arbeitet, während du schläfst.'),
    amount: 50,
    prices: { SEK: 36_900, EUR: 3_400 },
  },
  {
    id: 'p20',
    collection: 'skargard',
    category: 'body',
    name: createStarterText('Skärgård Balsam', 'Schären Balsam'),
    subtitle: createStarterText('För händer, läppar och armbågar', 'Für Hände, Lippen und Ellbogen'),
    promise: createStarterText('Skydd mot vind och salt.', 'Schutz vor Wind und Salz.'),
    amount: 30,
    prices: { SEK: 14_900, EUR: 1_400 },
  },
  {
    id: 'p33',
    collection: 'skargard',
    category: 'body',
    name: createStarterText('Skärgård Handkräm', 'Schären Handcreme'),
    subtitle: createStarterText('Handkräm som drar in', 'Handcreme, die schnell einzieht'),
    promise: createStarterText('Mjuka händer efter båtdagen.', 'Weiche Hände nach dem Tag im Boot.'),
    amount: 75,
    prices: { SEK: 16_900, EUR: 1_600 },
  },
];
