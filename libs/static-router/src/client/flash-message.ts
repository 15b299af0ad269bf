import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** A message of one page that the next one shows. */
export interface FlashMessageStore<Message> {
  /** Shows `message` on the next page. */
  readonly set: (message: Message) => void;
  /** Returns the message of the previous page, once, as long as the component is mounted. */
  readonly useMessage: () => Message | undefined;
}

/**
 * Creates a message that outlives one navigation within the site, but no reload: "The address has been saved" on the list after the
 * form.
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
