/** What a widget is rendered with, in the provider's own names. */
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
 * The part of the provider's interface that is used here, the same for `grecaptcha` and `grecaptcha.enterprise`
 * (https://developers.google.com/recaptcha/docs/display#js_api and …/docs/v3).
 */
export interface Grecaptcha {
  ready(task: () => void): void;
  render(container: HTMLElement, parameters: WidgetParameters): number;
  /** Version 3, by a key that the script was loaded with or by what `render` made of another key. */
  execute(siteKeyOrWidget: string | number, options: { readonly action?: string }): PromiseLike<string>;
  /** An invisible widget of version 2. */
  execute(widget: number): PromiseLike<unknown> | undefined;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** The part of a browser window that a bot check needs. `window` is one; a test may bring its own. */
export interface RecaptchaWindow {
  /** Gets the script in its head, and the style sheet that hides the badge. */
  readonly document: Document;
  /** Makes that style sheet; where it cannot, the badge stays in sight. */
  readonly CSSStyleSheet: new () => CSSStyleSheet;
  /** What the provider's script puts there. */
  readonly grecaptcha?: object | undefined;
  /** Starts the time limit; the answer is for `clearTimeout`. */
  setTimeout(task: () => void, milliseconds: number): number;
  /** Ends the time limit. */
  clearTimeout(timer: number | undefined): void;
}
