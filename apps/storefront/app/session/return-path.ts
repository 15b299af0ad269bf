import { safeReturnPath } from '@marehalm/i18n-routing';
import { hrefFor, type LocaleCode, matchPath } from '@marehalm/shop';
import { guestAccountRoutes } from './account-routes';

const PARAMETER = 'return';

/** The log-in page, which leads back to `returnTo`: a path of the shop with its query. */
export function loginHref(locale: LocaleCode, returnTo?: string): string {
  return hrefWithReturn('accountLogin', locale, returnTo);
}

/** The page that makes an account, which leads back as the log-in page does. */
export function createAccountHref(locale: LocaleCode, returnTo?: string): string {
  return hrefWithReturn('accountCreate', locale, returnTo);
}

/**
 * Returns where the shopper wanted to go before they were asked to log in. The address can come from any source, so only pages of the
 * shop count; for all else it is the overview.
 *
 * @param search Query of the page that asks.
 */
export function getReturnPath(search: string, locale: LocaleCode): string {
  const overview = hrefFor('accountOverview', locale);
  const path = safeReturnPath(new URLSearchParams(search).get(PARAMETER), overview);
  const match = matchPath(path.replace(/[?#].*/su, ''));
  // A page for guests would lead a logged-in customer in a circle.
  return match && !guestAccountRoutes.has(match.name) ? path : overview;
}

/** Returns the same, and `undefined` where no page was named: for links from one page for guests to another. */
export function findReturnPath(search: string, locale: LocaleCode): string | undefined {
  return new URLSearchParams(search).has(PARAMETER) ? getReturnPath(search, locale) : undefined;
}

function hrefWithReturn(
  name: 'accountLogin' | 'accountCreate',
  locale: LocaleCode,
  returnTo?: string,
): string {
  const href = hrefFor(name, locale);
  const path = returnTo?.replace(/[?#].*/su, '');
  // The overview is where everybody goes who said nothing.
  const isPlain =
    path === undefined || [hrefFor('accountOverview', locale), hrefFor('account', locale)].includes(path);
  return isPlain ? href : `${href}?${String(new URLSearchParams({ [PARAMETER]: returnTo ?? '' }))}`;
}
