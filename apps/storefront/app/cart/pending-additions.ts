import type { BagOffer } from '../view-models/product';

/** Where pending additions are stored, so that reloads of this tab keep them. */
const PENDING_KEY = 'marehalm.wanted';

/** The offers that are not in the bag yet, each as a line of JSON. */
let pending = '';

/** Stores an offer until the bag's code has loaded. Returns whether it is new: a second press while it is pending is impatience. */
export function addPending(offer: BagOffer): boolean {
  const line = `${JSON.stringify(offer)}\n`;
  if (pending.includes(line)) return false;
  save(pending + line);
  return true;
}

/** Returns the pending offers, each as text that any script may have written. */
export function loadPending(): readonly string[] {
  try {
    pending ||= sessionStorage.getItem(PENDING_KEY) ?? '';
  } catch {
    // Forbidden storage: there is what this page knows.
  }
  return pending.split('\n').filter(Boolean);
}

/** Returns the pending offers, which are pending no more. */
export function takePending(): readonly string[] {
  const lines = loadPending();
  save('');
  return lines;
}

function save(text: string): void {
  pending = text;
  try {
    if (text) sessionStorage.setItem(PENDING_KEY, text);
    else sessionStorage.removeItem(PENDING_KEY);
  } catch {
    // Forbidden storage: additions are then pending as long as this page.
  }
}
