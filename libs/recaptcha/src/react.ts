'use client';

import { createElement, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { createRecaptcha, type RecaptchaHandle, type RecaptchaWidgetOptions } from './recaptcha.ts';
import { type RecaptchaOptions } from './options.ts';
import { createExecutionError, type RecaptchaError } from './recaptcha-error.ts';

/**
 * Returns a bot check that lives as long as the component; a changed option creates another one. Nothing is loaded
 * before a form needs it. Can be prerendered.
 *
 * @throws RecaptchaError `no-key`, `no-version`, while rendering.
 * @throws RangeError when `timeoutMs` is out of range, while rendering.
 *
 * @example
 * ```tsx
 * export function Subscribe({ siteKey, send }: { siteKey: string; send: (token: string) => Promise<void> }) {
 *   const recaptcha = useRecaptcha({ siteKey, version: 3, hideBadge: true });
 *   return (
 *     <form
 *       onSubmit={async (event) => {
 *         event.preventDefault();
 *         await send(await recaptcha.execute('newsletter'));
 *       }}
 *     >
 *       <button>Join</button>
 *     </form>
 *   );
 * }
 * ```
 */
export function useRecaptcha(options: RecaptchaOptions): RecaptchaHandle {
  const { siteKey, version, mode, size, hideBadge, language, host, nonce, timeoutMs } = options;
  const recaptcha = useMemo(
    () => createRecaptcha({ siteKey, version, mode, size, hideBadge, language, host, nonce, timeoutMs }),
    [siteKey, version, mode, size, hideBadge, language, host, nonce, timeoutMs],
  );
  useEffect(() => () => recaptcha.destroy(), [recaptcha]);
  return recaptcha;
}

/** Props of a {@link RecaptchaWidget}. The latest handlers are called, so they may be inline functions. */
export interface RecaptchaWidgetProps extends Pick<
  RecaptchaWidgetOptions,
  'theme' | 'tabIndex' | 'onToken' | 'onExpired'
> {
  /** From {@link useRecaptcha}, version 2. */
  readonly recaptcha: RecaptchaHandle;
  /** The script could not be loaded, the provider refuses the widget, or it is unreachable. */
  readonly onError?: ((error: RecaptchaError) => void) | undefined;
}

/**
 * Renders a version 2 widget. Loads the script on mount.
 *
 * @example
 * ```tsx
 * export function Comment({ siteKey }: { siteKey: string }) {
 *   const recaptcha = useRecaptcha({ siteKey, size: 'compact' });
 *   return <RecaptchaWidget recaptcha={recaptcha} theme="dark" onError={({ kind }) => console.warn(kind)} />;
 * }
 * ```
 */
export function RecaptchaWidget({
  recaptcha,
  theme,
  tabIndex,
  ...handlers
}: RecaptchaWidgetProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    let isGone = false;
    // A new element each time: the provider refuses one that has held a widget, and an effect may run twice.
    const container = place.current?.ownerDocument.createElement('div');
    if (!container) return;
    place.current?.append(container);
    const render = async () => {
      await recaptcha.load();
      if (isGone) return;
      await recaptcha.render(container, {
        theme,
        tabIndex,
        onToken: (token) => latest.current.onToken?.(token),
        onExpired: () => latest.current.onExpired?.(),
        onError: (error) => latest.current.onError?.(error),
      });
    };
    render().catch((error: unknown) => {
      if (!isGone) latest.current.onError?.(createExecutionError(error));
    });
    return () => {
      isGone = true;
      container.remove();
    };
  }, [recaptcha, theme, tabIndex]);
  // eslint-disable-next-line react-hooks/refs -- The rule knows JSX, where this is how a ref is given; nothing reads it here.
  return createElement('div', { ref: place });
}
