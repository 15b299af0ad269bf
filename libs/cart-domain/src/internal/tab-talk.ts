import { type TabChannel, type TabMessageEvent } from '../tab-ports.ts';

/** What tabs that may have loaded different versions of the shop agree on. Raise it whenever a message changes its meaning. */
export const TAB_TALK_VERSION = 1;

/** How tabs tell each other about one subject. */
export interface TabTalk<Message> {
  /** Tells the other tabs. */
  tell(message: Message): void;
  /** Calls `hear` with what other tabs tell, or with nothing when it is of another version. Returns what ends it. */
  listen(hear: (message: Message | undefined) => void): () => void;
}

/** What is said of `subject` on a channel on which others may talk too. Without a channel nothing is heard. */
export function tabTalk<Message>(channel: TabChannel | undefined, subject: string): TabTalk<Message> {
  return {
    tell(message) {
      try {
        channel?.postMessage({ subject, version: TAB_TALK_VERSION, message });
      } catch {
        // A channel that is closed must not stop the shop: the other tabs read the storage when they are next used.
      }
    },
    listen(hear) {
      const onMessage = ({ data }: TabMessageEvent): void => {
        const said = data as { subject?: unknown; version?: unknown; message: Message } | null | undefined;
        if (said?.subject === subject) hear(said.version === TAB_TALK_VERSION ? said.message : undefined);
      };
      try {
        channel?.addEventListener('message', onMessage);
        return () => channel?.removeEventListener('message', onMessage);
      } catch {
        return () => undefined; // As above.
      }
    },
  };
}
