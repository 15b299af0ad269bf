/** Milliseconds between two looks. */
const INTERVAL = 200;

/**
 * Calls `leave` when the parent of this process is gone. npm passes a signal on to the shell between it and the script, and the
 * shell dies of it without a word: being left behind is then the only sign of having
 * been told to leave. Does not keep the process alive.
 *
 * @param {() => void} leave
 */
export function onAbandoned(leave) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    leave();
  }, INTERVAL);
  timer.unref();
}
