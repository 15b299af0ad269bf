/** Milliseconds between two checks of the parent process. */
const POLL_INTERVAL_MS = 200;

/**
 * Calls `leave` when the parent process has exited. npm forwards a signal to the shell between it and the script, and the shell
 * exits without forwarding it, so this is the only sign that the script should stop. Does not keep the process alive.
 *
 * @param {() => void} leave
 */
export function onParentExit(leave) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    leave();
  }, POLL_INTERVAL_MS);
  timer.unref();
}
