import { type TabChannel, type TabMessageEvent } from '../browser-apis.ts';

/**
 * Protocol version between tabs that may run different versions of the shop. Raise it when a message changes its
 * meaning.
 */
export const TAB_MESSAGE_VERSION = 1;

/** Sends messages about one subject to the other tabs and receives theirs. */
export interface TabMessenger<Message> {
  /** Sends a message to the other tabs. */
  broadcast(message: Message): void;
  /**
   * Calls `hear` with messages from other tabs, or with `undefined` for a message of another version. Returns a
   * function that stops listening.
   */
  listen(hear: (message: Message | undefined) => void): () => void;
}

/** Creates a messenger that uses `channel` for messages about `subject` only. Without a channel nothing is sent or received. */
export function createTabMessenger<Message>(
  channel: TabChannel | undefined,
  subject: string,
): TabMessenger<Message> {
  return {
    broadcast(message) {
      try {
        channel?.postMessage({ subject, version: TAB_MESSAGE_VERSION, message });
      } catch {
        // A closed channel must not stop the shop: other tabs load the storage when they are next used.
      }
    },
    listen(hear) {
      const onMessage = ({ data }: TabMessageEvent): void => {
        const said = data as { subject?: unknown; version?: unknown; message: Message } | null | undefined;
        if (said?.subject === subject) hear(said.version === TAB_MESSAGE_VERSION ? said.message : undefined);
      };
      try {
        channel?.addEventListener('message', onMessage);
        return () => channel?.removeEventListener('message', onMessage);
      } catch {
        return () => undefined; // The channel is closed.
      }
    },
  };
}
