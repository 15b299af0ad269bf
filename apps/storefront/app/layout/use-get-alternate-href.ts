import { useLocation, useMatches } from 'react-router';
import { hrefFor, switchLocale, type LocaleCode } from '@marehalm/shop';
import { useIsHydrated } from '@marehalm/static-router/client';
import { type PageHead, translateHash } from '@marehalm/page-data';
import { useAlternateUrlSuffix } from '../session/alternate-url-suffix';
import { useRouteMatch } from './use-route-match';

/**
 * Returns a function that returns the path of the current page in another language, with its filters and hash, or of its nearest parent
 * if there is no equivalent.
 */
export function useGetAlternateHref(): (locale: LocaleCode) => string {
  const match = useRouteMatch();
  const { loaderData } = useMatches().at(-1) ?? {};
  const head = (loaderData as { head?: PageHead } | undefined)?.head;
  const end = useAlternateUrlSuffix();
  const { hash } = useLocation();
  // A prerendered page has no hash.
  const isInBrowser = useIsHydrated();
  return (locale) => {
    const alternate = head?.alternates.find(({ hreflang }) => hreflang === locale);
    const part = isInBrowser && !end.includes('#') ? translateHash(hash, head?.parts?.[locale]) : '';
    if (alternate) return new URL(alternate.href, 'http://shop').pathname + end + part;
    return match ? switchLocale(match, locale) : hrefFor('home', locale);
  };
}
