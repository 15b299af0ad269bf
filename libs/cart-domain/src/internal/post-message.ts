import { type TabChannel } from '../tab-ports.ts';

/** Tells the other tabs. A channel that is closed, or a value that cannot be cloned, must not stop the shop. */
export function postMessage(channel: TabChannel | undefined, message: unknown): void {
  try {
    channel?.postMessage(message);
  } catch {
    // The other tabs read the storage when they are next used.
  }
}
