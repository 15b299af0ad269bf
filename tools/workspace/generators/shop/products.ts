/** A text in the languages of the new shop. */
export interface Text {
  readonly sv: string;
  readonly de: string;
}

export const createText = (sv: string, de: string): Text => ({ sv, de });

/** An initial product of a new shop. */
export interface StarterProduct {
  /** Also the id of the picture of the original shop that it starts with. */
  readonly id: string;
  readonly collection: 'norrsken' | 'skargard';
  readonly category: 'cleansing' | 'creams' | 'serums' | 'body';
  readonly name: Text;
  readonly subtitle: Text;
  readonly promise: Text;
  /** Milliliters. */
  readonly amount: number;
  /** Minor units: öre, cent. */
  readonly prices: { readonly SEK: number; readonly EUR: number };
}

export const products: readonly StarterProduct[] = [
  {
    id: 'p01',
    collection: 'skargard',
    category: 'cleansing',
    name: createText('Skärgård Rengöringsgel', 'Schären Reinigungsgel'),
    subtitle: createText('Mild rengöring', 'Milde Reinigung'),
    promise: createText(
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
    name: createText('Skärgård Ansiktsvatten', 'Schären Gesichtswasser'),
    subtitle: createText('Återfuktande ansiktsvatten', 'Feuchtigkeitsspendendes Gesichtswasser'),
    promise: createText('En dusch av fukt före krämen.', 'Feuchtigkeit vor der Creme.'),
    amount: 100,
    prices: { SEK: 17_900, EUR: 1_700 },
  },
  {
    id: 'p03',
    collection: 'skargard',
    category: 'creams',
    name: createText('Skärgård Dagkräm', 'Schären Tagescreme'),
    subtitle: createText('Daglig fuktkräm', 'Tägliche Feuchtigkeitscreme'),
    promise: createText('Håller kvar fukten i torr luft.', 'Hält die Feuchtigkeit bei trockener Luft.'),
    amount: 50,
    prices: { SEK: 34_900, EUR: 3_300 },
  },
  {
    id: 'p04',
    collection: 'norrsken',
    category: 'serums',
    name: createText('Norrsken Serum', 'Nordlicht Serum'),
    subtitle: createText('Serum med hyaluronsyra', 'Serum mit Hyaluronsäure'),
    promise: createText('Lyster när dagarna är korta.', 'Ausstrahlung, wenn die Tage kurz sind.'),
    amount: 30,
    prices: { SEK: 42_900, EUR: 3_900 },
  },
  {
    id: 'p05',
    collection: 'norrsken',
    category: 'creams',
    name: createText('Norrsken Solkräm', 'Nordlicht Sonnencreme'),
    subtitle: createText('Lätt dagkräm', 'Leichte Tagescreme'),
    promise: createText('För ljusa dagar på snö och vatten.', 'Für helle Tage auf Schnee und Wasser.'),
    amount: 50,
    prices: { SEK: 32_900, EUR: 2_900 },
  },
  {
    id: 'p07',
    collection: 'norrsken',
    category: 'serums',
    name: createText('Norrsken Ansiktsolja', 'Nordlicht Gesichtsöl'),
    subtitle: createText('Olja för torr hud', 'Öl für trockene Haut'),
    promise: createText('Några droppar mot kylan.', 'Ein paar Tropfen gegen die Kälte.'),
    amount: 30,
    prices: { SEK: 39_900, EUR: 3_700 },
  },
  {
    id: 'p08',
    collection: 'norrsken',
    category: 'serums',
    name: createText('Norrsken C-serum', 'Nordlicht C-Serum'),
    subtitle: createText('Serum med C-vitamin', 'Serum mit Vitamin C'),
    promise: createText('Ljus till morgonen.', 'Licht für den Morgen.'),
    amount: 30,
    prices: { SEK: 44_900, EUR: 4_200 },
  },
  {
    id: 'p18',
    collection: 'norrsken',
    category: 'creams',
    name: createText('Norrsken Nattkräm', 'Nordlicht Nachtcreme'),
    subtitle: createText('Fyllig nattkräm', 'Reichhaltige Nachtcreme'),
    promise: createText('Arbetar medan du sover.', 'Arbeitet, während du schläfst.'),
    amount: 50,
    prices: { SEK: 36_900, EUR: 3_400 },
  },
  {
    id: 'p20',
    collection: 'skargard',
    category: 'body',
    name: createText('Skärgård Balsam', 'Schären Balsam'),
    subtitle: createText('För händer, läppar och armbågar', 'Für Hände, Lippen und Ellbogen'),
    promise: createText('Skydd mot vind och salt.', 'Schutz vor Wind und Salz.'),
    amount: 30,
    prices: { SEK: 14_900, EUR: 1_400 },
  },
  {
    id: 'p33',
    collection: 'skargard',
    category: 'body',
    name: createText('Skärgård Handkräm', 'Schären Handcreme'),
    subtitle: createText('Handkräm som drar in', 'Handcreme, die schnell einzieht'),
    promise: createText('Mjuka händer efter båtdagen.', 'Weiche Hände nach dem Tag im Boot.'),
    amount: 75,
    prices: { SEK: 16_900, EUR: 1_600 },
  },
];
