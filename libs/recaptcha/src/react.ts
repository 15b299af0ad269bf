import { createElement, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { createRecaptcha, type Recaptcha, type RecaptchaWidgetOptions } from './recaptcha.ts';
import { type RecaptchaOptions } from './options.ts';
import { executionError, RecaptchaError } from './recaptcha-error.ts';

/**
 * A bot check that lives as long as the component. Nothing is loaded before a form asks for something, so the hook costs a
 * page nothing.
 *
 * @throws RecaptchaError `no-key`, `no-version`, while rendering.
 *
 * @example
 * const recaptcha = useRecaptcha({ siteKey, version: 3, hideBadge: true });
 * const submit = async () => subscribe({ captchaToken: await recaptcha.execute('newsletter') });
 */
export function useRecaptcha(options: RecaptchaOptions): Recaptcha {
  const { siteKey, version, mode, size, hideBadge, language, host, nonce, timeout } = options;
  const recaptcha = useMemo(
    () => createRecaptcha({ siteKey, version, mode, size, hideBadge, language, host, nonce, timeout }),
    [siteKey, version, mode, size, hideBadge, language, host, nonce, timeout],
  );
  useEffect(() => () => recaptcha.destroy(), [recaptcha]);
  return recaptcha;
}

/** What a {@link RecaptchaWidget} shows and tells. */
export interface RecaptchaWidgetProps extends Pick<
  RecaptchaWidgetOptions,
  'theme' | 'tabIndex' | 'onToken' | 'onExpired'
> {
  /** From {@link useRecaptcha}, version 2. */
  readonly recaptcha: Recaptcha;
  /** The script could not be loaded, or the provider cannot be reached. */
  readonly onError?: ((error: RecaptchaError) => void) | undefined;
}

/** The place of a version 2 widget. The script is loaded as soon as it is on the page. */
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
    // An element of its own: the provider refuses one that has held a widget, and an effect may run twice.
    const container = place.current?.ownerDocument.createElement('div');
    if (!container) return;
    place.current?.append(container);
    recaptcha
      .render(container, {
        theme,
        tabIndex,
        onToken: (token) => latest.current.onToken?.(token),
        onExpired: () => latest.current.onExpired?.(),
        onError: (error) => latest.current.onError?.(error),
      })
      .catch((error: unknown) => {
        if (!isGone)
          latest.current.onError?.(error instanceof RecaptchaError ? error : executionError(error));
      });
    return () => {
      isGone = true;
      container.remove();
    };
  }, [recaptcha, theme, tabIndex]);
  // eslint-disable-next-line react-hooks/refs -- The rule knows JSX, where this is how a ref is given; nothing reads it here.
  return createElement('div', { ref: place });
}
