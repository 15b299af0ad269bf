/**
 * Wraps `listener` so that its exceptions surface as unhandled rejections and do not affect other listeners or the
 * caller.
 */
export function createIsolatedListener<Values extends readonly unknown[]>(
  listener: (...values: Values) => void,
): (...values: Values) => void {
  return (...values) => {
    try {
      listener(...values);
    } catch (error) {
      void Promise.reject(error);
    }
  };
}
