import { toSafeReturnPath } from '@marehalm/i18n-routing';
import { hrefFor, type LocaleCode, matchPath, type RouteName } from '@marehalm/shop';

const PARAMETER = 'return';

/** Pages for guests. The others name the guard `authentication` in their `handle`. */
const guestAccountRoutes: ReadonlySet<string> = new Set([
  'accountLogin',
  'accountCreate',
  'accountForgottenPassword',
  'accountResetPassword',
] satisfies RouteName[]);

/** Returns the path of the login page, which redirects to `returnTo`, a path with query, after the login. */
export function getLoginHref(locale: LocaleCode, returnTo?: string): string {
  return hrefWithReturn('accountLogin', locale, returnTo);
}

/** Returns the path of the page that creates an account, which leads back as the log-in page does. */
export function getCreateAccountHref(locale: LocaleCode, returnTo?: string): string {
  return hrefWithReturn('accountCreate', locale, returnTo);
}

/**
 * Returns the page that the shopper requested before the log-in. The value is untrusted, so anything but a page of the shop is replaced
 * by the account overview.
 *
 * @param search Query of the log-in page.
 */
export function getReturnPath(search: string, locale: LocaleCode): string {
  const overview = hrefFor('accountOverview', locale);
  const path = toSafeReturnPath(new URLSearchParams(search).get(PARAMETER), overview);
  const match = matchPath(path.replace(/[?#].*/su, ''));
  // A page for guests would redirect a customer back in a loop.
  return match && !guestAccountRoutes.has(match.name) ? path : overview;
}

/** Returns the page requested before the login, as {@link getReturnPath} does, or `undefined` if none was requested. */
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
  // The overview is the default.
  const isPlain =
    path === undefined || [hrefFor('accountOverview', locale), hrefFor('account', locale)].includes(path);
  return isPlain ? href : `${href}?${String(new URLSearchParams({ [PARAMETER]: returnTo ?? '' }))}`;
}
