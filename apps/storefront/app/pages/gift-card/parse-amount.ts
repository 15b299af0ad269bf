import { normalizeInput } from '@marehalm/checkout-domain';

/**
 * Parses an amount as shoppers type it into minor units: `250`, `250,-`, `1.250,50`, `1,250.50`, `1 250`. Returns undefined if it is no
 * amount. A single point or comma before three digits separates thousands, because no currency of the shop has thousandths.
 */
export function parseAmount(typed: string): number | undefined {
  const text = normalizeInput(typed)
    .replaceAll(/(?:kr\.?|€|DKK|NOK|EUR)/gi, '')
    .trim()
    // Danes write whole kroner as `150,-`.
    .replace(/[.,] ?-+$/, '');
  const [, whole, fraction = ''] = /^(\d{1,3}(?:[., ]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** The text of an amount in a field, without its currency: `250`, `250,50`. */
export function amountText(minor: number, locale: 'en' | 'da'): string {
  const [whole, cents] = [Math.trunc(minor / 100), minor % 100];
  return cents === 0
    ? String(whole)
    : `${whole}${locale === 'da' ? ',' : '.'}${String(cents).padStart(2, '0')}`;
}
