/** React creates script elements by parsing this string, so that browsers do not run them. */
const EMPTY_SCRIPT = '<script></script>';

interface TypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
    ): unknown;
  };
}

/**
 * Creates the default Trusted Types policy: it allows HTML without `<`, React's empty script element, and script URLs that
 * `isScriptAllowed` accepts; everything else throws. Does nothing in browsers without Trusted Types.
 *
 * @param isScriptAllowed Returns whether a classic script may load from a URL.
 */
export function createTrustedTypesPolicy(view: object, isScriptAllowed: (address: string) => boolean): void {
  (view as TypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== EMPTY_SCRIPT ? null : html),
    createScriptURL: (address) => (isScriptAllowed(address) ? address : null),
  });
}
