import { useMatches } from 'react-router';
import { hrefFor, switchLocale, type LocaleCode } from '@marehalm/i18n-routing';
import type { PageHead } from './page-head';
import { useRouteMatch } from './use-route-match';

/** The path of the page shown, in another language: the equivalent page, or the nearest one above it. */
export function useTwin(locale: LocaleCode): string {
  const match = useRouteMatch();
  const { loaderData } = useMatches().at(-1) ?? {};
  const head = (loaderData as { head?: PageHead } | undefined)?.head;
  const alternate = head?.alternates.find(({ hreflang }) => hreflang === locale);
  if (alternate) return new URL(alternate.href, 'http://shop').pathname;
  return match ? switchLocale(match, locale) : hrefFor('home', locale);
}
