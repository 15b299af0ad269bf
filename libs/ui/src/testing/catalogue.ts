import type { ByTestMarket } from './by-market.ts';
import type { PriceText } from '../Price/Price.tsx';
import { bilingual } from './language.tsx';
import { pictures } from './pictures.ts';
import { reducedPrices } from './prices.ts';

/** A product of the shop, as far as pages show it. Texts and prices are those of its catalogue. */
export interface CatalogueProduct {
  readonly href: string;
  readonly name: string;
  readonly description: string;
  readonly promise: string;
  readonly text: string;
  readonly sizes: readonly {
    readonly id: string;
    readonly label: string;
    readonly prices: ByTestMarket<PriceText>;
  }[];
  readonly howToUse: readonly string[];
  readonly texture: string;
  readonly scent: string;
  readonly inci: string;
  readonly picture: (typeof pictures)[keyof typeof pictures];
  readonly secondPicture?: (typeof pictures)[keyof typeof pictures];
  readonly isNew: boolean;
  readonly isSoldOut: boolean;
}

/** Products that have a photograph here. */
export const catalogue = {
  p01: {
    href: '#marehalm-rensegel',
    name: bilingual('Dune Gel Cleanser', 'Marehalm Rensegel'),
    description: bilingual('Gentle foaming cleanser', 'Mild skummende rens'),
    promise: bilingual('Cleanses without leaving skin tight.', 'Renser uden at efterlade huden stram.'),
    text: bilingual(
      'A clear gel that turns into a fine foam and rinses off easily. For morning and evening.',
      'En klar gel, der bliver til et fint skum og er let at skylle af. Til morgen og aften.',
    ),
    sizes: [
      {
        id: '100',
        label: '100 ml',
        prices: {
          dk: { now: '145 kr.', unit: '1.450,00 kr./l' },
          no: { now: '219 kr', unit: '2 190,00 kr/l' },
          int: { now: '€19.00', unit: '€190.00/l' },
        },
      },
      {
        id: '200',
        label: '200 ml',
        prices: {
          dk: { now: '235 kr.', unit: '1.175,00 kr./l' },
          no: { now: '359 kr', unit: '1 795,00 kr/l' },
          int: { now: '€32.00', unit: '€160.00/l' },
        },
      },
    ],
    howToUse: [
      bilingual('Wet face with lukewarm water.', 'Fugt ansigtet med lunkent vand.'),
      bilingual(
        'Lather one pump between your hands and massage gently.',
        'Skum et pump op mellem hænderne, og massér blidt.',
      ),
      bilingual('Rinse well and pat dry.', 'Skyl grundigt, og dup tørt.'),
    ],
    texture: bilingual('Clear gel', 'Klar gel'),
    scent: bilingual('Salt, dune grass, a little citrus', 'Salt, marehalm og lidt citrus'),
    inci: 'Aqua, Glycerin, Coco-Glucoside, Cocamidopropyl Betaine, Sodium Cocoyl Glutamate, Leymus Arenarius Extract, Panthenol, Xanthan Gum, Sodium Chloride, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Limonene, Linalool, Pinene',
    picture: pictures.p01,
    secondPicture: pictures.textureGel,
    isNew: false,
    isSoldOut: false,
  },
  p03: {
    href: '#vindvaern-dagcreme',
    name: bilingual('Windbreak Day Cream', 'Vindværn Dagcreme'),
    description: bilingual('Daily moisturiser', 'Daglig fugtcreme'),
    promise: bilingual('Keeps moisture in when the weather is dry.', 'Holder på fugten, når vejret er tørt.'),
    text: bilingual(
      'A medium-weight cream for everyday wear. Sits well under make-up and sunscreen.',
      'En mellemlet creme til hverdag. Ligger godt under makeup og solcreme.',
    ),
    sizes: [
      {
        id: '15',
        label: bilingual('15 ml travel size', '15 ml rejsestørrelse'),
        prices: {
          dk: { now: '115 kr.', unit: '7.666,67 kr./l' },
          no: { now: '179 kr', unit: '11 933,33 kr/l' },
          int: { now: '€15.00', unit: '€1,000.00/l' },
        },
      },
      {
        id: '50',
        label: '50 ml',
        prices: {
          dk: { now: '325 kr.', unit: '6.500,00 kr./l' },
          no: { now: '499 kr', unit: '9 980,00 kr/l' },
          int: { now: '€44.00', unit: '€880.00/l' },
        },
      },
    ],
    howToUse: [
      bilingual(
        'Smooth a hazelnut-sized amount over face and neck.',
        'Fordel en klat på størrelse med en hasselnød på ansigt og hals.',
      ),
      bilingual(
        'Let it settle for a minute before sunscreen or make-up.',
        'Lad den sætte sig et minut før solcreme eller makeup.',
      ),
    ],
    texture: bilingual('Soft cream', 'Blød creme'),
    scent: bilingual('Salt, dune grass, a little citrus', 'Salt, marehalm og lidt citrus'),
    inci: 'Aqua, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, Squalane, Butyrospermum Parkii Butter, Cetearyl Olivate, Sorbitan Olivate, Leymus Arenarius Extract, Brassica Campestris Seed Oil, Ceramide NP, Tocopherol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin, Sodium Phytate, Citric Acid, Parfum, Linalool, Limonene',
    picture: pictures.p03,
    secondPicture: pictures.textureCream,
    isNew: false,
    isSoldOut: false,
  },
  p04: {
    href: '#lae-serum',
    name: bilingual('Lee Serum', 'Læ Serum'),
    description: bilingual('Hydrating serum', 'Fugtgivende serum'),
    promise: bilingual(
      'Layers of water-binding moisture, no sticky finish.',
      'Fugtbindende lag uden klistret finish.',
    ),
    text: bilingual(
      'Two weights of hyaluronic acid with dune grass. Lee is the calm side of the dune.',
      'To størrelser hyaluronsyre med marehalm. Læ er den rolige side af klitten.',
    ),
    sizes: [
      {
        id: '30',
        label: '30 ml',
        prices: {
          dk: { now: '375 kr.', unit: '12.500,00 kr./l' },
          no: { now: '579 kr', unit: '19 300,00 kr/l' },
          int: { now: '€50.00', unit: '€1,666.67/l' },
        },
      },
    ],
    howToUse: [
      bilingual('Apply 3–4 drops to damp skin.', 'Fordel 3–4 dråber på fugtig hud.'),
      bilingual(
        'Follow with a cream to hold on to the moisture.',
        'Afslut med en creme, der holder på fugten.',
      ),
    ],
    texture: bilingual('Watery gel', 'Vandig gel'),
    scent: bilingual('Unscented', 'Uden duft'),
    inci: 'Aqua, Glycerin, Propanediol, Leymus Arenarius Extract, Panthenol, Sodium Hyaluronate, Hydrolyzed Hyaluronic Acid, Laminaria Digitata Extract, Xanthan Gum, 1,2-Hexanediol, Caprylyl Glycol, Sodium Phytate, Citric Acid',
    picture: pictures.p04,
    secondPicture: pictures.textureGel,
    isNew: false,
    isSoldOut: false,
  },
  p05: {
    href: '#lae-mineralsk-dagcreme-spf-30',
    name: bilingual('Lee Mineral Day Cream SPF 30', 'Læ Mineralsk Dagcreme SPF 30'),
    description: bilingual('Mineral sun cream for face', 'Mineralsk solcreme til ansigt'),
    promise: bilingual(
      'High protection (SPF 30) with a mineral filter.',
      'Høj beskyttelse (SPF 30) med mineralsk filter.',
    ),
    text: bilingual(
      'A tinted-looking, matte-soft cream with non-nano zinc oxide. UVA and UVB filter.',
      'En let tonende, blødt mat creme med zinkoxid (ikke nano). UVA- og UVB-filter.',
    ),
    sizes: [
      {
        id: '40',
        label: '40 ml',
        prices: {
          dk: { now: '295 kr.', unit: '7.375,00 kr./l' },
          no: { now: '459 kr', unit: '11 475,00 kr/l' },
          int: { now: '€40.00', unit: '€1,000.00/l' },
        },
      },
    ],
    howToUse: [
      bilingual('Apply generously as the last morning step.', 'Brug rigeligt som sidste trin om morgenen.'),
      bilingual('Use two finger lengths for face and neck.', 'Brug to fingerlængder til ansigt og hals.'),
      bilingual(
        'Reapply every two hours and after swimming or towelling.',
        'Gentag hver anden time og efter badning eller aftørring.',
      ),
    ],
    texture: bilingual('Light cream', 'Let creme'),
    scent: bilingual('Unscented', 'Uden duft'),
    inci: 'Aqua, Zinc Oxide, Coco-Caprylate/Caprate, Caprylic/Capric Triglyceride, Propanediol, Squalane, Polyglyceryl-3 Polyricinoleate, Polyglyceryl-2 Dipolyhydroxystearate, Magnesium Sulfate, Leymus Arenarius Extract, Polyhydroxystearic Acid, Isostearic Acid, Lecithin, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, CI 77492, CI 77491',
    picture: pictures.p05,
    secondPicture: pictures.textureCream,
    isNew: true,
    isSoldOut: false,
  },
  p07: {
    href: '#gylden-ansigtsolie',
    name: bilingual('Golden Face Oil', 'Gylden Ansigtsolie'),
    description: bilingual('Face oil', 'Ansigtsolie'),
    promise: bilingual(
      'A few drops for softer, glowing-looking skin.',
      'Et par dråber til blødere hud med glød.',
    ),
    text: bilingual(
      'Sea buckthorn, squalane and blackcurrant seed oil in a golden blend.',
      'Havtorn, squalan og solbærkerneolie i en gylden blanding.',
    ),
    sizes: [
      {
        id: '15',
        label: '15 ml',
        prices: {
          dk: { now: '225 kr.', unit: '15.000,00 kr./l' },
          no: { now: '349 kr', unit: '23 266,67 kr/l' },
          int: { now: '€30.00', unit: '€2,000.00/l' },
        },
      },
      {
        id: '30',
        label: '30 ml',
        prices: {
          dk: { now: '395 kr.', unit: '13.166,67 kr./l' },
          no: { now: '609 kr', unit: '20 300,00 kr/l' },
          int: { now: '€53.00', unit: '€1,766.67/l' },
        },
      },
    ],
    howToUse: [
      bilingual('Warm 2–4 drops between your palms.', 'Varm 2–4 dråber mellem håndfladerne.'),
      bilingual(
        'Press over face and neck as the last evening step.',
        'Tryk på ansigt og hals som sidste trin om aftenen.',
      ),
    ],
    texture: bilingual('Dry oil', 'Tør olie'),
    scent: bilingual('Natural scent of the oils', 'Oliernes egen duft'),
    inci: 'Squalane, Rosa Canina Seed Oil, Simmondsia Chinensis Seed Oil, Hippophae Rhamnoides Fruit Oil, Ribes Nigrum Seed Oil, Hippophae Rhamnoides Seed Oil, Tocopherol, Helianthus Annuus Seed Oil',
    picture: pictures.p07,
    secondPicture: pictures.textureOil,
    isNew: false,
    isSoldOut: false,
  },
  p09: {
    href: '#lav-sol-gloedmaske',
    name: bilingual('Low Sun Glow Mask', 'Lav Sol-glødmaske'),
    description: bilingual('Moisturising mask', 'Fugtmaske'),
    promise: bilingual(
      'Ten minutes to softer, rested-looking skin.',
      'Ti minutter til blødere, udhvilet hud.',
    ),
    text: bilingual(
      'A rich cream mask with sea buckthorn and oat oil.',
      'En fyldig crememaske med havtorn og havreolie.',
    ),
    sizes: [{ id: '75', label: '75 ml', prices: reducedPrices }],
    howToUse: [
      bilingual('Apply an even layer to clean skin.', 'Læg et jævnt lag på renset hud.'),
      bilingual('Leave for 10 minutes.', 'Lad den sidde i 10 minutter.'),
      bilingual(
        'Rinse with lukewarm water. Use once or twice a week.',
        'Skyl med lunkent vand. Brug en til to gange om ugen.',
      ),
    ],
    texture: bilingual('Rich cream', 'Fyldig creme'),
    scent: bilingual('Mandarin and sea buckthorn', 'Mandarin og havtorn'),
    inci: 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Kaolin, Cetearyl Alcohol, Butyrospermum Parkii Butter, Hippophae Rhamnoides Fruit Oil, Avena Sativa Kernel Oil, Glyceryl Stearate Citrate, Hippophae Rhamnoides Fruit Extract, Panthenol, Xanthan Gum, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Citric Acid, Parfum, Limonene, Linalool, Citral',
    picture: pictures.p09,
    secondPicture: pictures.textureCream,
    isNew: false,
    isSoldOut: false,
  },
  p14: {
    href: '#kold-bugt-badesalt',
    name: bilingual('Cold Bay Bath Soak', 'Kold Bugt-badesalt'),
    description: bilingual('Bath salt', 'Badesalt'),
    promise: bilingual('A mineral bath for slow evenings.', 'Et mineralbad til langsomme aftener.'),
    text: bilingual(
      'Sea salt and magnesium salt with powdered kelp.',
      'Havsalt og magnesiumsalt med pulveriseret tang.',
    ),
    sizes: [
      {
        id: '300',
        label: '300 g',
        prices: {
          dk: { now: '165 kr.', unit: '550,00 kr./kg' },
          no: { now: '259 kr', unit: '863,33 kr/kg' },
          int: { now: '€22.00', unit: '€73.33/kg' },
        },
      },
      {
        id: '900',
        label: '900 g',
        prices: {
          dk: { now: '345 kr.', unit: '383,33 kr./kg' },
          no: { now: '529 kr', unit: '587,78 kr/kg' },
          int: { now: '€46.00', unit: '€51.11/kg' },
        },
      },
    ],
    howToUse: [
      bilingual('Pour 60 g into a warm bath.', 'Kom 60 g i et varmt bad.'),
      bilingual('Soak for 15–20 minutes and rinse.', 'Nyd badet i 15–20 minutter, og skyl af.'),
    ],
    texture: bilingual('Fine crystals', 'Fine krystaller'),
    scent: bilingual('Pine, salt and mint', 'Fyrrenåle, salt og mynte'),
    inci: 'Maris Sal, Magnesium Sulfate, Sodium Bicarbonate, Laminaria Digitata Powder, Fucus Vesiculosus Powder, Helianthus Annuus Seed Oil, Parfum, Limonene, Linalool, Pinene',
    picture: pictures.p14,
    isNew: false,
    isSoldOut: true,
  },
  p18: {
    href: '#stille-creme',
    name: bilingual('Still Cream', 'Stille Creme'),
    description: bilingual('Comfort cream with oat and chamomile', 'Blid creme med havre og kamille'),
    promise: bilingual(
      'For skin that feels tight or easily bothered.',
      'Til hud, der føles stram eller let reagerer.',
    ),
    text: bilingual(
      'Few ingredients, rich feel. Oat, bisabolol and ceramides in a fragrance-free cream.',
      'Få ingredienser, fyldig følelse. Havre, bisabolol og ceramider i en creme uden parfume.',
    ),
    sizes: [
      {
        id: '15',
        label: bilingual('15 ml travel size', '15 ml rejsestørrelse'),
        prices: {
          dk: { now: '125 kr.', unit: '8.333,33 kr./l' },
          no: { now: '189 kr', unit: '12 600,00 kr/l' },
          int: { now: '€17.00', unit: '€1,133.33/l' },
        },
      },
      {
        id: '50',
        label: '50 ml',
        prices: {
          dk: { now: '345 kr.', unit: '6.900,00 kr./l' },
          no: { now: '529 kr', unit: '10 580,00 kr/l' },
          int: { now: '€46.00', unit: '€920.00/l' },
        },
      },
    ],
    howToUse: [
      bilingual('Apply morning and evening to clean skin.', 'Smør på renset hud morgen og aften.'),
      bilingual('Press gently; no need to rub.', 'Tryk blidt ind; du behøver ikke gnide.'),
    ],
    texture: bilingual('Rich cream', 'Fyldig creme'),
    scent: bilingual('Unscented', 'Uden duft'),
    inci: 'Aqua, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, Avena Sativa Kernel Oil, Squalane, Glyceryl Stearate Citrate, Panthenol, Avena Sativa Kernel Extract, Bisabolol, Ceramide NP, Beta-Glucan, Xanthan Gum, Tocopherol, 1,2-Hexanediol, Caprylyl Glycol, Citric Acid, Sodium Phytate',
    picture: pictures.p18,
    secondPicture: pictures.textureCream,
    isNew: false,
    isSoldOut: false,
  },
  p33: {
    href: '#mosens-guld-haandcreme',
    name: bilingual('Moorland Gold Hand Cream', 'Mosens Guld-håndcreme'),
    description: bilingual('Hand cream', 'Håndcreme'),
    promise: bilingual(
      'Absorbs in a minute and softens dry hands.',
      'Trænger ind på et minut og blødgør tørre hænder.',
    ),
    text: bilingual(
      'A non-greasy cream with cloudberry and glycerin.',
      'En ikke-fedtende creme med multebær og glycerin.',
    ),
    sizes: [
      {
        id: '30',
        label: '30 ml',
        prices: {
          dk: { now: '75 kr.', unit: '2.500,00 kr./l' },
          no: { now: '119 kr', unit: '3 966,67 kr/l' },
          int: { now: '€10.00', unit: '€333.33/l' },
        },
      },
      {
        id: '75',
        label: '75 ml',
        prices: {
          dk: { now: '145 kr.', unit: '1.933,33 kr./l' },
          no: { now: '219 kr', unit: '2 920,00 kr/l' },
          int: { now: '€19.00', unit: '€253.33/l' },
        },
      },
    ],
    howToUse: [
      bilingual(
        'Massage a small amount into hands and cuticles.',
        'Massér en lille mængde ind i hænder og neglebånd.',
      ),
    ],
    texture: bilingual('Light cream', 'Let creme'),
    scent: bilingual('Amber berry and moss', 'Ravgyldne bær og mos'),
    inci: 'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, Glyceryl Stearate, Rubus Chamaemorus Seed Oil, Rubus Chamaemorus Fruit Extract, Panthenol, Xanthan Gum, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Citric Acid, Parfum, Limonene, Linalool, Citronellol',
    picture: pictures.p33,
    secondPicture: pictures.textureCream,
    isNew: false,
    isSoldOut: false,
  },
  p35: {
    href: '#foerste-strand-saet',
    name: bilingual('First Shore Set', 'Første Strand-sæt'),
    description: bilingual('Discovery set, five small sizes', 'Prøvesæt med fem små størrelser'),
    promise: bilingual('Meet the brand in one small box.', 'Lær os at kende i én lille æske.'),
    text: bilingual(
      'Gel cleanser 30 ml, toner 30 ml, serum 10 ml, day cream 15 ml and hand cream 30 ml. Each item has its own ingredient list.',
      'Rensegel 30 ml, skintonic 30 ml, serum 10 ml, dagcreme 15 ml og håndcreme 30 ml. Hver del har sin egen ingrediensliste.',
    ),
    sizes: [
      {
        id: 'set',
        label: bilingual('Set of 5', 'Sæt med 5'),
        prices: { dk: { now: '395 kr.' }, no: { now: '609 kr' }, int: { now: '€53.00' } },
      },
    ],
    howToUse: [
      bilingual(
        'Start with cleanser, then toner, serum and cream.',
        'Start med rens, derefter skintonic, serum og creme.',
      ),
      bilingual('Use the hand cream whenever you like.', 'Brug håndcremen, når du har lyst.'),
    ],
    texture: bilingual('Mixed', 'Blandet'),
    scent: bilingual('Mostly unscented', 'Mest uden duft'),
    inci: '',
    picture: pictures.p35,
    isNew: true,
    isSoldOut: false,
  },
} satisfies Record<string, CatalogueProduct>;
