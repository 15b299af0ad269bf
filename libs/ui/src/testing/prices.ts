import type { ByTestMarket } from './by-market.ts';
import type { PriceLabels, PriceText } from '../Price/Price.tsx';
import { bilingual } from './language.tsx';

/** Words around prices. */
export const priceLabels: PriceLabels = { now: bilingual('Now', 'Nu'), before: bilingual('Before', 'Før') };

/** Læ Serum, 30 ml. */
export const serumPrices: ByTestMarket<PriceText> = {
  dk: { now: '375 kr.', unit: '12.500,00 kr./l' },
  no: { now: '579 kr', unit: '19 300,00 kr/l' },
  int: { now: '€50.00', unit: '€1,666.67/l' },
};

/** Lav Sol-glødmaske, 75 ml, reduced for ten days. */
export const reducedPrices: ByTestMarket<PriceText> = {
  dk: {
    now: '195 kr.',
    before: '245 kr.',
    unit: '2.600,00 kr./l',
    lowest: bilingual('Lowest price in 30 days: DKK 245', 'Laveste pris seneste 30 dage: 245 kr.'),
  },
  no: {
    now: '299 kr',
    before: '379 kr',
    unit: '3 986,67 kr/l',
    lowest: bilingual('Lowest price in 30 days: NOK 379', 'Laveste pris seneste 30 dage: 379 kr'),
  },
  int: {
    now: '€26.00',
    before: '€33.00',
    unit: '€346.67/l',
    lowest: bilingual('Lowest price in 30 days: €33.00', 'Laveste pris seneste 30 dage: €33,00'),
  },
};

/** Marehalm Rensegel in its sizes. */
export const gelPrices: Record<'small' | 'large', ByTestMarket<PriceText>> = {
  small: {
    dk: { now: '145 kr.', unit: '1.450,00 kr./l' },
    no: { now: '219 kr', unit: '2 190,00 kr/l' },
    int: { now: '€19.00', unit: '€190.00/l' },
  },
  large: {
    dk: { now: '235 kr.', unit: '1.175,00 kr./l' },
    no: { now: '359 kr', unit: '1 795,00 kr/l' },
    int: { now: '€32.00', unit: '€160.00/l' },
  },
};

/** Høransigtsklud: no unit price. */
export const clothPrices: ByTestMarket<PriceText> = {
  dk: { now: '65 kr.' },
  no: { now: '99 kr' },
  int: { now: '€9.00' },
};
