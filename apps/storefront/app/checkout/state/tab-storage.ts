import type { StorageSource } from '../../wiring/browser-storage';
import { unkept } from '../../wiring/forget-orders';

/* eslint-disable no-restricted-syntax -- Like every storage it may throw, which its users are prepared for. */
/** What this tab keeps until it is closed; what its storage does not take, as long as the page is open. */
export const tabStorage: StorageSource = () => ({
  getItem: (key) => unkept.get(key) ?? window.sessionStorage.getItem(key),
  setItem(key, value) {
    unkept.set(key, value);
    window.sessionStorage.setItem(key, value);
    unkept.delete(key);
  },
  removeItem(key) {
    unkept.delete(key);
    window.sessionStorage.removeItem(key);
  },
});
/* eslint-enable no-restricted-syntax */
