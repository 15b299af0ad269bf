/** React makes every script element by parsing this, so that the browser never runs it. */
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
 * Creates the default policy of Trusted Types: text without a tag and the empty script that React needs may become markup, and scripts at allowed
 * addresses may load. No text ever becomes a script. Everything else is refused and throws where it is tried.
 *
 * @param isScriptAllowed Of scripts that are loaded by address and not as modules.
 */
export function createTrustedTypesPolicy(view: object, isScriptAllowed: (address: string) => boolean): void {
  (view as TypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== EMPTY_SCRIPT ? null : html),
    createScriptURL: (address) => (isScriptAllowed(address) ? address : null),
  });
}
