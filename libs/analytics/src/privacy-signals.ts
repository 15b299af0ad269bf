/** The part of a window that contains the shopper's privacy settings. */
export interface PrivacyWindow {
  readonly navigator?:
    | {
        /** `'1'` when the shopper asks not to be tracked. */
        readonly doNotTrack?: string | null | undefined;
        /** The same in Internet Explorer. */
        readonly msDoNotTrack?: string | null | undefined;
        /** `true` when the shopper's data must not be sold or shared. */
        readonly globalPrivacyControl?: boolean | undefined;
      }
    | undefined;
  /** The same in Safari 11. */
  readonly doNotTrack?: string | null | undefined;
}

/**
 * Whether a browser setting refuses tracking: do-not-track (specification, section 7) or Global Privacy Control
 * (https://w3c.github.io/gpc). It overrides any consent. `createAnalytics` checks it itself; call this to decide
 * whether to show a banner.
 *
 * @example
 * ```ts
 * isTrackingRefused({ navigator: { doNotTrack: '1' } }); // => true
 * isTrackingRefused({ navigator: { doNotTrack: 'unspecified' } }); // => false
 * isTrackingRefused({ navigator: { globalPrivacyControl: true } }); // => true
 * ```
 */
export function isTrackingRefused({ navigator, doNotTrack }: PrivacyWindow): boolean {
  // Safari 11 has the setting in the window, Internet Explorer under its own name, and Firefox before 32 uses "yes".
  const signals = [navigator?.doNotTrack, navigator?.msDoNotTrack, doNotTrack];
  return (
    navigator?.globalPrivacyControl === true || signals.some((signal) => signal === '1' || signal === 'yes')
  );
}
