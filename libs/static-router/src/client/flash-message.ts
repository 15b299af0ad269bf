import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** A message of one page that the next one shows. */
export interface FlashMessageStore<Message> {
  /** Shows `message` on the next page. */
  readonly set: (message: Message) => void;
  /** Hook: returns the message for this page while the component is mounted, and clears it for later pages. */
  readonly useMessage: () => Message | undefined;
}

/**
 * Creates a store for a message that the next page shows, such as "The address has been saved" on the list after the form. A message
 * survives one client-side navigation, but no reload.
 */
export function createFlashMessageStore<Message>(): FlashMessageStore<Message> {
  const store = createStore<{ readonly message?: Message }>(() => ({}));
  return {
    set: (message) => store.setState({ message }, true),
    useMessage: () => {
      const [message] = useState(() => store.getState().message);
      useEffect(() => store.setState({}, true), []);
      return message;
    },
  };
}
