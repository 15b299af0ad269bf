import type { Page } from '@playwright/test';
import type { Fault } from './running-shop.ts';

/** A way in which a service fails. */
export type Failing =
  'is down' | 'is slow' | 'answers 500' | 'answers 429' | 'is malformed' | 'is cut off' | 'is somebody else';

/** Every way in which a service fails, in the order in which each flow meets them. */
export const faults: readonly (readonly [how: Failing, fault: Fault])[] = [
  ['is down', { cutConnection: true }],
  // Longer than an impatient page waits: the shopper has been told when the service does what it was asked.
  ['is slow', { latency: 1700 }],
  ['answers 500', { status: 500 }],
  ['answers 429', { status: 429 }],
  ['is malformed', { malformedBody: true }],
  // What was asked has been done; only nobody knows.
  ['is cut off', { cutAnswer: true }],
  ['is somebody else', { foreignPage: true }],
];

/** What a browser says of answers that do not come, and of those that are not what was asked for. */
export const faultComplaints =
  /status of (?:409|429|50\d)|net::ERR_|Unable to decode|Failed to fetch|dynamically imported module|JavaScript-or-Wasm module script|preload CSS|Loading module|Unexpected (?:token|end)/;

/**
 * Has what is left to time be looked at again fifteen times as soon, and requests be given up after 1.25 seconds where the page is
 * impatient: nothing that is tested depends on how long exactly the shop waits, only on what then happens.
 *
 * @param isImpatient Whether every page is from the start; {@link setImpatient} changes the page that is open.
 */
export async function makeImpatient(page: Page, isImpatient = true): Promise<void> {
  await page.addInitScript((isImpatient) => {
    Object.assign(window, { isImpatient });
    const [giveUpAfter, wait] = [AbortSignal.timeout.bind(AbortSignal), window.setTimeout.bind(window)];
    AbortSignal.timeout = (time) =>
      giveUpAfter('isImpatient' in window && window.isImpatient ? Math.min(time, 1250) : time);
    window.setTimeout = ((run: () => void, time = 0, ...rest: []) =>
      wait(run, time >= 30_000 ? time / 15 : time, ...rest)) as typeof setTimeout;
  }, isImpatient);
}

/** Whether the page that is open gives up after 1.25 seconds, from now on: what works is waited for, however busy the machine is. */
export const setImpatient = (page: Page, isImpatient: boolean): Promise<void> =>
  page.evaluate((isImpatient) => void Object.assign(window, { isImpatient }), isImpatient);
