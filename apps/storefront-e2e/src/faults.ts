import type { Page } from '@playwright/test';
import type { Fault } from './running-shop.ts';

/** A failure of a service. */
export type FaultName =
  'is down' | 'is slow' | 'answers 500' | 'answers 429' | 'is malformed' | 'is cut off' | 'is another site';

/** Every fault, in the order in which each flow meets them. */
export const faultCases: readonly (readonly [how: FaultName, fault: Fault])[] = [
  ['is down', { cutConnection: true }],
  // Longer than the shortened timeout of a page: the service succeeds after the shopper was told that it failed.
  ['is slow', { latency: 1700 }],
  ['answers 500', { status: 500 }],
  ['answers 429', { status: 429 }],
  ['is malformed', { malformedBody: true }],
  // The request succeeds, but its answer is lost.
  ['is cut off', { cutAnswer: true }],
  ['is another site', { foreignPage: true }],
];

/** Matches the console errors that a fault is expected to cause. */
export const FAULT_ERRORS_PATTERN =
  /status of (?:409|429|50\d)|net::ERR_|Unable to decode|Failed to fetch|dynamically imported module|JavaScript-or-Wasm module script|preload CSS|Loading module|Unexpected (?:token|end)/;

/**
 * Shortens delays of 30 seconds or more to a fifteenth, and request timeouts to 1.25 seconds while `isImpatient` is
 * set: tests depend on what happens after a timeout, not on its length.
 *
 * @param isImpatient Whether timeouts are short from the start; {@link setTimeoutsShortened} changes the open page.
 */
export async function shortenTimeouts(page: Page, isImpatient = true): Promise<void> {
  await page.addInitScript((isImpatient) => {
    Object.assign(window, { isImpatient });
    const [giveUpAfter, wait] = [AbortSignal.timeout.bind(AbortSignal), window.setTimeout.bind(window)];
    AbortSignal.timeout = (time) =>
      giveUpAfter('isImpatient' in window && window.isImpatient ? Math.min(time, 1250) : time);
    window.setTimeout = ((run: () => void, time = 0, ...rest: []) =>
      wait(run, time >= 30_000 ? time / 15 : time, ...rest)) as typeof setTimeout;
  }, isImpatient);
}

/**
 * Switches the short request timeouts of the open page, so that successful requests have enough time on a busy
 * machine.
 */
export const setTimeoutsShortened = (page: Page, isImpatient: boolean): Promise<void> =>
  page.evaluate((isImpatient) => void Object.assign(window, { isImpatient }), isImpatient);
