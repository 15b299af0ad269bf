/** The part of a window in which browsers put the shopper's general refusal. */
export interface PrivacyWindow {
  readonly navigator?:
    | {
        /** `'1'` when the shopper asks not to be tracked. */
        readonly doNotTrack?: string | null | undefined;
        /** The same in Internet Explorer. */
        readonly msDoNotTrack?: string | null | undefined;
        /** `true` when the shopper's data is neither to be sold nor shared. */
        readonly globalPrivacyControl?: boolean | undefined;
      }
    | undefined;
  /** The same in Safari 11. */
  readonly doNotTrack?: string | null | undefined;
}

/**
 * Whether the browser says for the shopper that nothing is to be tracked: do-not-track (specification, section 7) or
 * Global Privacy Control (https://w3c.github.io/gpc). It outweighs any consent, for a click on a banner is made sooner than
 * a setting. `createAnalytics` asks by itself; ask here whether a banner needs to be shown at all.
 *
 * @example
 * ```ts
 * refusesTracking({ navigator: { doNotTrack: '1' } }); // => true
 * refusesTracking({ navigator: { doNotTrack: 'unspecified' } }); // => false
 * refusesTracking({ navigator: { globalPrivacyControl: true } }); // => true
 * ```
 */
export function refusesTracking({ navigator, doNotTrack }: PrivacyWindow): boolean {
  // Safari 11 kept the setting in the window, Internet Explorer under its own name, Firefox before 32 wrote "yes".
  const signals = [navigator?.doNotTrack, navigator?.msDoNotTrack, doNotTrack];
  return (
    navigator?.globalPrivacyControl === true || signals.some((signal) => signal === '1' || signal === 'yes')
  );
}
