import { useMatches } from 'react-router';
import { hrefFor, switchLocale, type LocaleCode } from '@marehalm/i18n-routing';
import type { PageHead } from './page-head';
import { useTwinEnd } from './twin-end';
import { useRouteMatch } from './use-route-match';

/** The address of the page shown, in another language: the equivalent page, with what it is narrowed to or about, or the nearest one above it. */
export function useTwin(locale: LocaleCode): string {
  const match = useRouteMatch();
  const { loaderData } = useMatches().at(-1) ?? {};
  const head = (loaderData as { head?: PageHead } | undefined)?.head;
  const end = useTwinEnd();
  const alternate = head?.alternates.find(({ hreflang }) => hreflang === locale);
  if (alternate) return new URL(alternate.href, 'http://shop').pathname + end;
  return match ? switchLocale(match, locale) : hrefFor('home', locale);
}
