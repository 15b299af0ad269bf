/** The part of a window in which browsers put the shopper's general refusal. */
export interface PrivacyWindow {
  readonly navigator?:
    | {
        readonly doNotTrack?: string | null | undefined;
        readonly msDoNotTrack?: string | null | undefined;
        readonly globalPrivacyControl?: boolean | undefined;
      }
    | undefined;
  readonly doNotTrack?: string | null | undefined;
}

/**
 * Whether the browser says for the shopper that nothing is to be tracked: do-not-track (specification, section 7) or
 * Global Privacy Control. It outweighs any consent, for a click on a banner is made sooner than a setting.
 */
export function refusesTracking({ navigator, doNotTrack }: PrivacyWindow): boolean {
  // Safari 11 kept the setting in the window, Internet Explorer under its own name, Firefox before 32 wrote "yes".
  const signals = [navigator?.doNotTrack, navigator?.msDoNotTrack, doNotTrack];
  return (
    navigator?.globalPrivacyControl === true || signals.some((signal) => signal === '1' || signal === 'yes')
  );
}
