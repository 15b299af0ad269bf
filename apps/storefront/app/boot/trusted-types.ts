/** React makes every script element by parsing this, so that the browser never runs it. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The scripts that are loaded by name and not as modules: the service worker, a tag manager and the bot check of the own origin, of
 * which the latter may lie in a folder (`MAREHALM_RECAPTCHA_HOST=/checks`).
 */
const OWN_SCRIPT =
  /^\/(?:service-worker\.js$|gtm\.js\?|(?:[\w~-][\w.~-]*\/)*recaptcha\/(?:api|enterprise)\.js\?)/;

interface TypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
    ): unknown;
  };
}

/**
 * Decides what text may become markup or code where the Content-Security-Policy asks for Trusted Types: plain text without a
 * tag, the empty script that React needs, and the scripts that the shop has. No text is ever made a script. Everything else is
 * refused and throws where it is tried, whatever code tries it.
 */
export function refuseForeignCode(window: object): void {
  (window as TypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== EMPTY_SCRIPT ? null : html),
    createScriptURL: (address) => (OWN_SCRIPT.test(address) ? address : null),
  });
}
