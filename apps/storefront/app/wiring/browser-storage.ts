/** A storage of the browser, as far as it is used. Looking for it may throw as well, so it is asked for with a function. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
