import { useMatches } from 'react-router';
import { hrefFor, switchLocale, type LocaleCode } from '@marehalm/i18n-routing';
import type { PageHead } from './page-head';
import { useTwinQuery } from './twin-query';
import { useRouteMatch } from './use-route-match';

/** The address of the page shown, in another language: the equivalent page, narrowed like it, or the nearest one above it. */
export function useTwin(locale: LocaleCode): string {
  const match = useRouteMatch();
  const { loaderData } = useMatches().at(-1) ?? {};
  const head = (loaderData as { head?: PageHead } | undefined)?.head;
  const query = useTwinQuery();
  const alternate = head?.alternates.find(({ hreflang }) => hreflang === locale);
  if (alternate) return new URL(alternate.href, 'http://shop').pathname + query;
  return match ? switchLocale(match, locale) : hrefFor('home', locale);
}
