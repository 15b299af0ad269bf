import {
  starterProducts,
  createStarterText,
  type StarterProduct,
  type StarterText,
} from './starter-products.ts';
import { informationPages, listPageTexts } from './page-texts.ts';

/** Returns the content files of a new shop by path, without pictures. Writes nothing. */
export function buildStarterContent(brandName: string): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(
      starterProducts.map((product, index) => [
        `products/${slug(product.name.sv)}.yaml`,
        productFile(product, index),
      ]),
    ),
    ...collections(),
    ...categories(),
    ...pages(brandName),
    ...editorial(),
    'settings.yaml': settings(brandName),
    'navigation.yaml': navigation(),
    'markets.yaml': markets(),
    'vocabulary.yaml': vocabulary(),
    'offers.yaml': offers(),
    'promo-codes.yaml': [],
    'gift-cards.yaml': giftCards(),
    'parcel-shops.yaml': [],
    'redirects.yaml': [],
    'videos.yaml': [],
  };
}

/** Pictures of the original shop that the new one starts with, and their alternative texts. */
export const starterPictureAlts: Readonly<Record<string, StarterText>> = {
  ...Object.fromEntries(starterProducts.map(({ id, name }) => [id, name])),
  'hero-dunes': createStarterText('Sanddyner under en ljus himmel', 'Dünen unter einem hellen Himmel'),
  'hero-dunes-narrow': createStarterText('Sanddyner och mycket himmel', 'Dünen und viel Himmel'),
  'hero-sea': createStarterText('En strand och ett lugnt hav', 'Ein Strand und ein ruhiges Meer'),
  'ingredient-oat': createStarterText('Mogna havreax', 'Reife Haferähren'),
  'tip-night': createStarterText(
    'En tub och två stenar i kvällsljus',
    'Eine Tube und zwei Steine im Abendlicht',
  ),
  'gift-card': createStarterText('Ett vitt kort framför ett kuvert', 'Eine weiße Karte vor einem Umschlag'),
};

/** Returns the last segment of a URL: lower-case ASCII words joined by hyphens. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const slugs = ({ sv, de }: StarterText): StarterText => createStarterText(slug(sv), slug(de));

/** Returns the path of a page in each language; the second one has a prefix. */
const path = (sv: string, de = sv): StarterText => createStarterText(`/${sv}`, `/de/${de}`);

const link = (label: StarterText, to: StarterText) => ({ label, path: to });

const about = (id: keyof typeof informationPages): StarterText => {
  const page = informationPages[id];
  if (page === undefined) throw new Error(`Cannot link to ${id}: there is no such page`);
  return path(`om/${page.slugs.sv}`, `ueber/${page.slugs.de}`);
};

function productFile(product: StarterProduct, index: number) {
  const { id, collection, category, name, subtitle, promise, amount, prices } = product;
  const others = starterProducts.filter((other) => other.collection === collection && other.id !== id);
  return {
    id,
    slugs: slugs(name),
    collection,
    category,
    name,
    subtitle,
    promise,
    description: promise,
    pictures: [id],
    sizes: [
      {
        id: String(amount),
        sku: `MH-${id.toUpperCase()}-${amount}`,
        amount,
        unit: 'ml',
        label: createStarterText(`${amount} ml`, `${amount} ml`),
        prices,
        stock: 100,
      },
    ],
    texture: createStarterText('Mjuk', 'Weich'),
    scent: createStarterText('Utan parfym', 'Ohne Parfüm'),
    skinTypes: ['normal'],
    concerns: ['everyday'],
    keyActives: ['oat'],
    inci: 'Aqua, Glycerin, Avena Sativa Kernel Extract, Xanthan Gum',
    howToUse: [createStarterText('Massera in en liten mängd.', 'Eine kleine Menge einmassieren.')],
    certifications: [],
    paoMonths: 12,
    routineStep: 1,
    usage: ['am', 'pm'],
    isNew: index % 3 === 0,
    isBestseller: index % 2 === 0,
    released: '2026-01-01',
    ranking: { popularity: 100 - index, trend: 50 },
    related: others.slice(0, 2).map((other) => other.id),
  };
}

function collections() {
  const question = {
    question: createStarterText('Passar den min hud?', 'Passt das zu meiner Haut?'),
    answer: createStarterText('Prova en liten mängd först.', 'Probiere zuerst eine kleine Menge.'),
  };
  const collection = (
    id: string,
    position: number,
    name: StarterText,
    tagline: StarterText,
    picture: string,
    colour: string,
  ) => [
    `collections/${id}.yaml`,
    {
      id,
      position,
      slugs: slugs(name),
      name,
      tagline,
      colour,
      picture,
      story: tagline,
      questions: [question],
    },
  ];
  return Object.fromEntries([
    collection(
      'norrsken',
      1,
      createStarterText('Norrsken', 'Nordlicht'),
      createStarterText('Vård för mörka dagar.', 'Pflege für dunkle Tage.'),
      'hero-dunes',
      '#CFE3DD',
    ),
    collection(
      'skargard',
      2,
      createStarterText('Skärgård', 'Schären'),
      createStarterText('Vård för salt och vind.', 'Pflege für Salz und Wind.'),
      'hero-sea',
      '#D6E2EC',
    ),
  ]);
}

const kinds = {
  cleansing: createStarterText('Rengöring', 'Reinigung'),
  creams: createStarterText('Krämer', 'Cremes'),
  serums: createStarterText('Serum och oljor', 'Seren und Öle'),
  body: createStarterText('Kropp', 'Körper'),
};

function categories() {
  const files = Object.entries(kinds).map(([id, name], index) => [
    `categories/${id}.yaml`,
    { id, position: index + 1, slugs: slugs(name), name, description: name },
  ]);
  return Object.fromEntries(files);
}

function pages(brandName: string) {
  const richText = (body: StarterText) => [{ type: 'rich-text', text: body }];
  const withdrawal = {
    slugs: createStarterText('angra-kop', 'widerruf'),
    title: createStarterText('Ångra köp', 'Vertrag widerrufen'),
  };
  const glossary = {
    slugs: createStarterText('ingredienser', 'inhaltsstoffe'),
    title: createStarterText('Ingredienser', 'Inhaltsstoffe'),
  };
  return {
    'pages/home.yaml': {
      id: 'home',
      route: 'home',
      title: createStarterText('Hudvård från norr', 'Hautpflege aus dem Norden'),
      description: createStarterText(`Tio produkter från ${brandName}.`, `Zehn Produkte von ${brandName}.`),
      blocks: [
        {
          type: 'hero',
          title: createStarterText('Vård när dagarna är korta', 'Pflege, wenn die Tage kurz sind'),
          picture: 'hero-dunes',
          narrow: 'hero-dunes-narrow',
          ink: 'dark',
          link: link(createStarterText('Alla produkter', 'Alle Produkte'), path('shop')),
        },
        {
          type: 'product-row',
          title: createStarterText('Favoriter', 'Lieblinge'),
          products: 'bestsellers',
          limit: 4,
        },
        { type: 'collection-grid', title: createStarterText('Serier', 'Serien'), collections: 'all' },
      ],
    },
    ...Object.fromEntries(
      Object.entries(informationPages).map(([id, { slugs: paths, title, text: body }]) => [
        `pages/${id}.yaml`,
        { id, route: 'about', slugs: paths, title, description: body, blocks: richText(body) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(listPageTexts).map(([route, { title, text: body }]) => [
        `pages/${slug(route)}.yaml`,
        { id: slug(route), route, title, description: body, blocks: richText(body) },
      ]),
    ),
    'pages/withdraw.yaml': {
      id: 'withdraw',
      route: 'about',
      ...withdrawal,
      description: withdrawal.title,
      blocks: [{ type: 'withdrawal-form' }],
    },
    'pages/glossary.yaml': {
      id: 'glossary',
      route: 'about',
      ...glossary,
      description: glossary.title,
      blocks: [{ type: 'glossary' }],
    },
  };
}

function editorial() {
  const article = createStarterText('Hud i november', 'Haut im November');
  const tip = createStarterText('Kräm på fuktig hud', 'Creme auf feuchte Haut');
  const routine = createStarterText('Den enkla morgonen', 'Der einfache Morgen');
  return {
    'ingredients/oat.yaml': {
      id: 'oat',
      slugs: createStarterText('havre', 'hafer'),
      name: createStarterText('Havre', 'Hafer'),
      description: createStarterText('Lugnar torr hud.', 'Beruhigt trockene Haut.'),
      picture: 'ingredient-oat',
      inci: ['Avena Sativa Kernel Extract'],
    },
    'journal/hud-i-november.yaml': {
      id: 'j01',
      slugs: slugs(article),
      category: 'seasons',
      published: '2026-11-01',
      title: article,
      excerpt: createStarterText(
        'Luften är torr, och huden märker det.',
        'Die Luft ist trocken, und die Haut merkt es.',
      ),
      picture: 'tip-night',
      products: ['p03', 'p18'],
      blocks: [
        {
          type: 'rich-text',
          text: createStarterText('Välj en fylligare kräm.', 'Nimm eine reichhaltigere Creme.'),
        },
      ],
    },
    'tips/kram-pa-fuktig-hud.yaml': {
      id: 't01',
      slugs: slugs(tip),
      topic: 'basics',
      title: tip,
      summary: createStarterText('Den drar in bättre.', 'Sie zieht besser ein.'),
      picture: 'tip-night',
      products: ['p03'],
      text: createStarterText('Vänta inte tills huden är torr.', 'Warte nicht, bis die Haut trocken ist.'),
    },
    'routines/den-enkla-morgonen.yaml': {
      id: 'r01',
      slugs: slugs(routine),
      name: routine,
      summary: createStarterText('Två steg.', 'Zwei Schritte.'),
      picture: 'hero-sea',
      intro: createStarterText('Rengör och skydda.', 'Reinigen und schützen.'),
      steps: ['p01', 'p03'].map((product, index) => ({
        product,
        when: 'am',
        title:
          index === 0 ? createStarterText('Rengör', 'Reinigen') : createStarterText('Skydda', 'Schützen'),
        note:
          index === 0
            ? createStarterText('En halv minut.', 'Eine halbe Minute.')
            : createStarterText('En hasselnöt.', 'Haselnussgroß.'),
      })),
    },
    'faq/delivery-time.yaml': {
      id: 'delivery-time',
      position: 1,
      topic: 'delivery',
      question: createStarterText('Hur snabbt kommer paketet?', 'Wie schnell kommt das Paket?'),
      answer: createStarterText('Inom tre vardagar i Sverige.', 'Innerhalb von sechs Werktagen.'),
    },
  };
}

function settings(brandName: string) {
  return {
    company: {
      name: `${brandName} AB`,
      cvr: '00000000',
      street: 'Exempelgatan 1',
      postcode: '11122',
      city: 'Stockholm',
      country: createStarterText('Sverige', 'Schweden'),
      email: `hej@${slug(brandName)}.example`,
    },
    announcements: [
      { market: 'se', text: createStarterText('Fri frakt över 499 kr', 'Versandkostenfrei ab 499 SEK') },
      { market: 'eu', text: createStarterText('Fri frakt över 60 €', 'Versandkostenfrei ab 60 €') },
    ],
    popularSearches: [createStarterText('serum', 'Serum'), createStarterText('handkräm', 'Handcreme')],
    synonyms: { sv: { solskydd: 'solkräm' }, de: { sonnenschutz: 'sonnencreme' } },
  };
}

function navigation() {
  return {
    header: [
      link(createStarterText('Butik', 'Shop'), path('shop')),
      link(createStarterText('Norrsken', 'Nordlicht'), path('norrsken', 'nordlicht')),
      link(createStarterText('Skärgård', 'Schären'), path('skargard', 'scharen')),
      link(createStarterText('Journal', 'Journal'), path('care-journal')),
    ],
    footer: [
      {
        title: createStarterText('Hjälp', 'Hilfe'),
        links: [
          link(createStarterText('Kontakt', 'Kontakt'), about('contact')),
          link(createStarterText('Leverans', 'Lieferung'), about('delivery')),
        ],
      },
    ],
    legal: [
      link(createStarterText('Köpvillkor', 'AGB'), about('terms')),
      link(createStarterText('Integritet', 'Datenschutz'), about('privacy')),
      link(createStarterText('Ångra köp', 'Vertrag widerrufen'), path('om/angra-kop', 'ueber/widerruf')),
    ],
  };
}

function markets() {
  const market = (
    id: string,
    name: StarterText,
    currency: 'SEK' | 'EUR',
    vatRates: object,
    price: number,
    from: number,
    days: number[],
  ) => ({
    id,
    name,
    currency,
    vatRates,
    deliveryMethods: [
      {
        id: 'home',
        name: createStarterText('Hemleverans', 'Lieferung nach Hause'),
        price: { amount: price, currency },
        days,
      },
    ],
    freeDelivery: { from: { amount: from, currency } },
    giftWrap: { amount: 2_500, currency },
    payment: ['card'],
  });
  return [
    market('se', createStarterText('Sverige', 'Schweden'), 'SEK', { SE: 0.25 }, 4_900, 49_900, [1, 3]),
    market(
      'eu',
      createStarterText('Europa', 'Europa'),
      'EUR',
      { DE: 0.19, AT: 0.2, FI: 0.255 },
      790,
      6_000,
      [3, 6],
    ),
  ];
}

/** Commerce sells samples and gifts as variants of a product, so at least one of each is needed. */
function offers() {
  return {
    samples: {
      limit: 1,
      terms: createStarterText('Ett prov per beställning.', 'Eine Probe je Bestellung.'),
      items: [
        {
          id: 's01',
          sku: 'MH-SAMPLE-S01',
          product: 'p04',
          amount: 2,
          unit: 'ml',
          name: createStarterText('Norrsken Serum, 2 ml', 'Nordlicht Serum, 2 ml'),
          stock: 100,
        },
      ],
    },
    gifts: [
      {
        id: 'g1',
        kind: 'spend-over',
        name: createStarterText('Skärgård Balsam', 'Schären Balsam'),
        terms: createStarterText('En per beställning.', 'Eine je Bestellung.'),
        thresholds: { SEK: 80_000, EUR: 7_500 },
        gift: { sku: 'MH-FREE-P20-30', product: 'p20', size: '30', quantity: 1 },
      },
    ],
  };
}

function vocabulary() {
  const term = (id: string, name: StarterText) => ({ id, name });
  return {
    skinTypes: [
      term('normal', createStarterText('Normal', 'Normal')),
      term('dry', createStarterText('Torr', 'Trocken')),
    ],
    concerns: [term('everyday', createStarterText('Daglig vård', 'Tägliche Pflege'))],
    certifications: [],
    journalCategories: [
      {
        ...term('seasons', createStarterText('Årstider', 'Jahreszeiten')),
        slugs: createStarterText('arstider', 'jahreszeiten'),
        description: createStarterText('Om hud och väder.', 'Über Haut und Wetter.'),
      },
    ],
    tipTopics: [
      {
        ...term('basics', createStarterText('Grunder', 'Grundlagen')),
        slugs: createStarterText('grunder', 'grundlagen'),
        description: createStarterText('Det första att veta.', 'Das Wichtigste zuerst.'),
      },
    ],
  };
}

function giftCards() {
  const name = createStarterText('Presentkort', 'Geschenkkarte');
  return {
    sku: 'MH-GIFT-CARD',
    slugs: slugs(name),
    name,
    subtitle: createStarterText('Med e-post eller på papper', 'Per E-Mail oder auf Papier'),
    promise: createStarterText('Låt dem välja själva.', 'Lass sie selbst wählen.'),
    description: createStarterText(
      'Ett presentkort med din hälsning.',
      'Eine Geschenkkarte mit deinem Gruß.',
    ),
    picture: 'gift-card',
    amounts: { SEK: [25_000, 50_000, 100_000], EUR: [2_500, 5_000, 10_000] },
    custom: { SEK: [10_000, 500_000], EUR: [1_000, 50_000] },
    validityMonths: 36,
  };
}
