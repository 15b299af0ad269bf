/** Milliseconds that a task may run before other requests are handled. */
const SLICE_MS = 10;

/** A task that can be paused at each `yield`. */
export type BackgroundTask = Generator<undefined, void>;

/** Runs tasks one after another in short slices, so that requests are answered between them. */
export class BackgroundQueue {
  readonly #queue: BackgroundTask[] = [];
  #isScheduled = false;

  add(work: BackgroundTask): void {
    this.#queue.push(work);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queue.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#runSlice();
      this.#schedule();
    });
  }

  #runSlice(): void {
    const end = performance.now() + SLICE_MS;
    for (let work = this.#queue[0]; work && performance.now() < end; work = this.#queue[0]) {
      try {
        if (work.next().done === true) this.#queue.shift();
      } catch (error) {
        this.#queue.shift();
        console.error('Cannot build a search index:', error);
      }
    }
  }
}
