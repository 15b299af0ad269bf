import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { className, LETTERS_OF_FILE, lettersOf, namesIn } from './class-names.ts';

const root = path.join(import.meta.dirname, '../../..');

/** What no page shows before somebody asks for it, or before its code has come. */
const LATE = [
  'apps/storefront/app/features/products/found-pages',
  'libs/ui/src/AddressCard/AddressCard',
  'libs/ui/src/AddressForm/AddressForm',
  'libs/ui/src/BagLine/BagLine',
  'libs/ui/src/BagSummary/BagSummary',
  'libs/ui/src/Chips/Chips',
  'libs/ui/src/DeliveryOptions/DeliveryOptions',
  'libs/ui/src/FormErrorSummary/FormErrorSummary',
  'libs/ui/src/GalleryZoom/GalleryZoom',
  'libs/ui/src/GiftItem/GiftItem',
  'libs/ui/src/GiftProgress/GiftProgress',
  'libs/ui/src/LocationSelector/LocationSelector',
  'libs/ui/src/Notice/Notice',
  'libs/ui/src/OrderCard/OrderCard',
  'libs/ui/src/PasswordField/PasswordField',
  'libs/ui/src/PreferencesDialog/PreferencesDialog',
  'libs/ui/src/ProductCarousel/ProductCarousel',
  'libs/ui/src/PromoCodeForm/PromoCodeForm',
  'libs/ui/src/QuantityStepper/QuantityStepper',
  'libs/ui/src/SamplesBanner/SampleSlots',
  'libs/ui/src/SamplesBanner/SamplesBanner',
  'libs/ui/src/SamplesSelector/SamplesSelector',
  'libs/ui/src/SearchDialog/SearchDialog',
  'libs/ui/src/Steps/Steps',
];

/** What few pages show. */
const RARE = [
  'apps/storefront/app/features/account/account',
  'apps/storefront/app/features/bag/bag',
  'apps/storefront/app/features/checkout/checkout',
  'apps/storefront/app/features/gift-card/gift-card',
  'libs/ui/src/AnchorNavigation/AnchorNavigation',
  'libs/ui/src/Banner/Banner',
  'libs/ui/src/Carousel/Carousel',
  'libs/ui/src/CollectionGrid/CollectionGrid',
  'libs/ui/src/FactsTable/FactsTable',
  'libs/ui/src/Faq/Faq',
  'libs/ui/src/GiftCardForm/GiftCardForm',
  'libs/ui/src/Glossary/Glossary',
  'libs/ui/src/IngredientSpotlight/IngredientSpotlight',
  'libs/ui/src/PictureCarousel/PictureCarousel',
  'libs/ui/src/Spacer/Spacer',
  'libs/ui/src/TipsGrid/TipsGrid',
  'libs/ui/src/Video/Video',
];

const PREFIX = '\0with-code:';
const moduleOf = (place: string) => `${place}.module.css`;
const fileOf = (place: string) => path.join(root, moduleOf(place));
/** The CSS modules whose styles come with code. */
export const filesWithCode: ReadonlySet<string> = new Set([...LATE, ...RARE].map(fileOf));
const lettersIn = (places: readonly string[]) => new Set(places.map((place) => lettersOf(moduleOf(place))));

/** Name of the stylesheet for pages that show what is rare, before the hash. */
const RARE_SHEET = 'rare.css';
/** A page that has that stylesheet may wait for it still, and what its values are made of: the same styles from code would come too early. */
const RARE_LINK = 'link[href^="/assets/rare-"][href$=".css"]';
const RARE_IS_GONE = `${RARE_LINK}[data-came=error]`;

/**
 * Lets some styles come with the code that they dress, instead of in the stylesheet that every page loads: a module of its own puts them
 * on the page before anything of theirs is drawn. A page in whose HTML something rare stands has a second stylesheet
 * ({@link withRareStyles}). The class names are those of any other build.
 */
export function stylesWithCode(): Plugin {
  return {
    name: 'styles-with-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && filesWithCode.has(found.id) ? `${PREFIX}${found.id}.js` : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      return wornStyles(
        file,
        RARE.some((place) => fileOf(place) === file),
      );
    },
    generateBundle() {
      const texts = RARE.map((place) => {
        const code = this.getModuleInfo(`${fileOf(place)}?inline`)?.code ?? '';
        return JSON.parse(code.replace(/^export default /, '').replace(/;?\s*$/, '')) as string;
      });
      this.emitFile({ type: 'asset', name: RARE_SHEET, source: texts.join('') });
    },
  };
}

function wornStyles(file: string, isRare: boolean): string {
  const css = readFileSync(file, 'utf8');
  const names = Object.fromEntries(namesIn(css).map((name) => [name, className(name, file, css)]));
  return `import css from ${JSON.stringify(`${file}?inline`)};
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
${isRare ? `if (!document.querySelector('${RARE_LINK}') || document.querySelector('${RARE_IS_GONE}')) ` : ''}document.adoptedStyleSheets.push(sheet);
export default ${JSON.stringify(names)};`;
}

/** Whether a file of the build is the stylesheet for what is rare. */
export const isRareSheet = (name: string): boolean => /^rare-[\w-]+\.css$/.test(name);

/**
 * The page with the stylesheet at `href` behind its own, where it shows something rare.
 *
 * @throws Error where it shows something whose styles come with code alone: they would come too late.
 */
export function withRareStyles(
  html: string,
  href: string,
  { late, rare }: Record<'late' | 'rare', ReadonlySet<string>> = {
    late: lettersIn(LATE),
    rare: lettersIn(RARE),
  },
): string {
  const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const letters = new Set(shown.map((name) => name.slice(0, LETTERS_OF_FILE)));
  const tooLate = [...letters].find((each) => late.has(each));
  if (tooLate !== undefined)
    throw new Error(`Cannot style a page: it shows what begins with ${tooLate}, whose styles come with code`);
  if (![...letters].some((each) => rare.has(each))) return html;
  return html.replace(
    /<link rel="stylesheet"[^>]*>/,
    (link) => `${link}<link rel="stylesheet" href="${href}"/>`,
  );
}
