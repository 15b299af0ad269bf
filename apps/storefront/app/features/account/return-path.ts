import { hrefFor, type LocaleCode, matchPath, safeReturnPath } from '@marehalm/i18n-routing';
import { accountDoors } from './account-routes';

const PARAMETER = 'return';

/** The log-in page, which leads back to `returnTo`: a path of the shop with its query. */
export function logInHref(locale: LocaleCode, returnTo?: string): string {
  return doorHref('accountLogin', locale, returnTo);
}

/** The page that makes an account, which leads back as the log-in page does. */
export function createHref(locale: LocaleCode, returnTo?: string): string {
  return doorHref('accountCreate', locale, returnTo);
}

/**
 * Where the shopper wanted to go before they were asked to log in. Anybody may have written the address of the page that
 * asks, so only pages of the shop count; for all else it is the overview.
 *
 * @param search Query of the page that asks.
 */
export function returnPathOf(search: string, locale: LocaleCode): string {
  const overview = hrefFor('accountOverview', locale);
  const path = safeReturnPath(new URLSearchParams(search).get(PARAMETER), overview);
  const match = matchPath(path.replace(/[?#].*/su, ''));
  // Somebody who is logged in has no use for a door: going back to one would lead in a circle.
  return match && !accountDoors.has(match.name) ? path : overview;
}

/** Like {@link returnPathOf}, but nothing where nobody said where to: for links from one of the doors to another. */
export function passedOn(search: string, locale: LocaleCode): string | undefined {
  return new URLSearchParams(search).has(PARAMETER) ? returnPathOf(search, locale) : undefined;
}

function doorHref(name: 'accountLogin' | 'accountCreate', locale: LocaleCode, returnTo?: string): string {
  const href = hrefFor(name, locale);
  const path = returnTo?.replace(/[?#].*/su, '');
  // The overview is where everybody goes who said nothing.
  const isPlain =
    path === undefined || [hrefFor('accountOverview', locale), hrefFor('account', locale)].includes(path);
  return isPlain ? href : `${href}?${String(new URLSearchParams({ [PARAMETER]: returnTo ?? '' }))}`;
}
