import { createTrustedTypesPolicy } from '@marehalm/static-router/client';

/**
 * The scripts that are loaded by address and not as modules: the service worker, a tag manager and the bot check of the own origin, of
 * which the latter may be in a folder (`MAREHALM_RECAPTCHA_HOST=/checks`).
 */
const OWN_SCRIPT =
  /^\/(?:service-worker\.js$|gtm\.js\?|(?:[\w~-][\w.~-]*\/)*recaptcha\/(?:api|enterprise)\.js\?)/;

/** Allows the scripts of the shop, and no others, where the Content-Security-Policy asks for Trusted Types. */
export function requireTrustedTypes(view: object): void {
  createTrustedTypesPolicy(view, (address) => OWN_SCRIPT.test(address));
}
