/**
 * `listener`, but what it throws surfaces as an unhandled rejection: an error in somebody's page must neither keep the
 * other listeners from hearing nor stop what is being done.
 */
export function undisturbed<Values extends readonly unknown[]>(
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
