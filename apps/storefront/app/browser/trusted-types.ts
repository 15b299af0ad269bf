import { createTrustedTypesPolicy } from '@marehalm/static-router/client';

/**
 * URLs of classic scripts: the service worker, the tag manager, and the bot check, which may be in a folder of the shop's own origin
 * (`MAREHALM_RECAPTCHA_HOST=/checks`).
 */
const OWN_SCRIPT =
  /^\/(?:service-worker\.js$|gtm\.js\?|(?:[\w~-][\w.~-]*\/)*recaptcha\/(?:api|enterprise)\.js\?)/;

/**
 * Installs the Trusted Types policy that allows only the scripts of the service worker, the tag manager and the bot check.
 * Without effect where the Content-Security-Policy does not require Trusted Types.
 */
export function installTrustedTypesPolicy(view: object): void {
  createTrustedTypesPolicy(view, (address) => OWN_SCRIPT.test(address));
}
