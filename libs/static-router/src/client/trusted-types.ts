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
 * Creates the default Trusted Types policy: text without tags and React's empty script may become HTML, and scripts may load from allowed URLs. Text
 * never becomes a script. Everything else throws.
 *
 * @param isScriptAllowed Returns whether a classic script may load from a URL.
 */
export function createTrustedTypesPolicy(view: object, isScriptAllowed: (address: string) => boolean): void {
  (view as TypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== EMPTY_SCRIPT ? null : html),
    createScriptURL: (address) => (isScriptAllowed(address) ? address : null),
  });
}
