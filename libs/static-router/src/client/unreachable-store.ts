import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Time for which a failure is shown while `navigator.onLine` is true. */
const NOTICE_MS = 8000;

/** Whether a page or a part of one was unreachable. */
export const unreachableStore = createStore<boolean>(() => false);

let timer: ReturnType<typeof setTimeout> | undefined;

const forget = (): void => {
  unreachableStore.setState(false);
};

/** Returns whether a page or a part of one was unreachable. */
export const useIsUnreachable = (): boolean => useStore(unreachableStore);

/** Makes {@link useIsUnreachable} return true until the device goes online; if it is online already, for eight seconds. */
export function showUnreachableNotice(): void {
  unreachableStore.setState(true);
  addEventListener('online', forget, { once: true });
  clearTimeout(timer);
  if (navigator.onLine) timer = setTimeout(forget, NOTICE_MS);
}
