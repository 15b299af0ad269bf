/** Parameters of a widget, with the provider's names. */
export interface WidgetParameters {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact' | 'invisible';
  readonly theme?: 'light' | 'dark';
  readonly tabindex?: number;
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

/**
 * The part of the provider's API that is used, the same for `grecaptcha` and `grecaptcha.enterprise`
 * (https://developers.google.com/recaptcha/docs/display#js_api and …/docs/v3).
 */
export interface Grecaptcha {
  ready(task: () => void): void;
  render(container: HTMLElement, parameters: WidgetParameters): number;
  /** Version 3, with the key of the script or the id that `render` returned for another key. */
  execute(siteKeyOrWidget: string | number, options: { readonly action?: string }): PromiseLike<string>;
  /** An invisible widget of version 2. */
  execute(widget: number): PromiseLike<unknown> | undefined;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** The part of a browser window that a bot check needs; a test may pass its own. */
export interface RecaptchaWindow {
  /** Receives the script in its head, and the stylesheet that hides the badge. */
  readonly document: Document;
  /** Creates that stylesheet; if it cannot, the badge stays visible. */
  readonly CSSStyleSheet: new () => CSSStyleSheet;
  /** Set by the provider's script. */
  readonly grecaptcha?: object | undefined;
  /** Starts the timeout; returns the handle for `clearTimeout`. */
  setTimeout(task: () => void, milliseconds: number): number;
  /** Clears the timeout. */
  clearTimeout(timer: number | undefined): void;
}
