import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { root } from './workspace.ts';

/** The languages of the shop. */
export const locales = ['en', 'da'] as const;
/** One of {@link locales}. */
export type Locale = (typeof locales)[number];

const messages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(join(root, 'apps/storefront/messages', `${locale}.json`), 'utf8')),
  ]),
) as Record<Locale, Record<string, string>>;

/**
 * The text of message `key`, so that tests find elements by what shoppers read.
 *
 * @throws Error if the shop has no such message.
 */
export function getMessage(
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = messages[locale][key];
  if (text === undefined) throw new Error(`Cannot read message "${key}": the shop has none in ${locale}`);
  return String(new IntlMessageFormat(text, locale).format(values));
}
