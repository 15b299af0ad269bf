/** What a widget is rendered with, in the provider's own names. */
export interface WidgetParameters {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact' | 'invisible';
  readonly theme?: 'light' | 'dark';
  readonly tabindex?: number;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/**
 * The part of the provider's interface that is used here, the same for `grecaptcha` and `grecaptcha.enterprise`
 * (https://developers.google.com/recaptcha/docs/display#js_api and …/docs/v3).
 */
export interface Grecaptcha {
  ready(task: () => void): void;
  render(container: HTMLElement, parameters: WidgetParameters): number;
  execute(siteKey: string, options: { readonly action?: string }): PromiseLike<string>;
  execute(widget: number): PromiseLike<unknown> | undefined;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** The part of a browser window that is used here. `window` is one; a test may bring its own. */
export interface RecaptchaWindow {
  readonly document: Document;
  readonly CSSStyleSheet: new () => CSSStyleSheet;
  readonly grecaptcha?: (Partial<Grecaptcha> & { readonly enterprise?: Partial<Grecaptcha> }) | undefined;
  setTimeout(task: () => void, milliseconds: number): number;
  clearTimeout(timer: number | undefined): void;
}
