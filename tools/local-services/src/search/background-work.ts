/** Milliseconds that work may take before whatever waits has its turn. */
const SLICE_MS = 10;

/** Work that can be left off at each `yield`. */
export type Work = Generator<undefined, void>;

/** Does work bit by bit, one after the other, so that requests are answered meanwhile. */
export class BackgroundWork {
  readonly #queue: Work[] = [];
  #isScheduled = false;

  add(work: Work): void {
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
