import { useLocation, useMatches } from 'react-router';
import { hrefFor, switchLocale, type LocaleCode } from '@marehalm/shop';
import { useIsInBrowser } from '@marehalm/static-router/client';
import type { PageHead } from '../view-models/page-head';
import { partHash } from './part-hash';
import { useAlternateUrlSuffix } from '../session/alternate-url-suffix';
import { useRouteMatch } from './use-route-match';

/**
 * Returns what tells the address of the page shown in another language: the equivalent page, with what it is narrowed to or about and
 * the part that is shown, or the nearest one above it.
 */
export function useTwins(): (locale: LocaleCode) => string {
  const match = useRouteMatch();
  const { loaderData } = useMatches().at(-1) ?? {};
  const head = (loaderData as { head?: PageHead } | undefined)?.head;
  const end = useAlternateUrlSuffix();
  const { hash } = useLocation();
  // The page is built without one.
  const isInBrowser = useIsInBrowser();
  return (locale) => {
    const alternate = head?.alternates.find(({ hreflang }) => hreflang === locale);
    const part = isInBrowser && !end.includes('#') ? partHash(hash, head?.parts?.[locale]) : '';
    if (alternate) return new URL(alternate.href, 'http://shop').pathname + end + part;
    return match ? switchLocale(match, locale) : hrefFor('home', locale);
  };
}
