import type { TabChannel, TabMessageEvent } from '../browser-apis.ts';

/** Creates the two ends of a channel: what one sends, the other receives at once. */
export function createSimulatedChannelPair(): readonly [TabChannel, TabChannel] {
  const listeners = [
    new Set<(event: TabMessageEvent) => void>(),
    new Set<(event: TabMessageEvent) => void>(),
  ] as const;
  const end = (own: 0 | 1, other: 0 | 1): TabChannel => ({
    postMessage: (data) => {
      for (const listener of listeners[other]) listener({ type: 'message', data });
    },
    addEventListener: (_type, listener) => void listeners[own].add(listener),
    removeEventListener: (_type, listener) => void listeners[own].delete(listener),
  });
  return [end(0, 1), end(1, 0)];
}
