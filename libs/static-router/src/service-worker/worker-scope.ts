// The used part of a service worker's global scope: the types of `webworker` exclude those of `dom`, which the library needs.

/** An `ExtendableEvent` of a service worker. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A message of a page. */
export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

/** The request of a page. */
export interface WorkerFetchEvent extends WorkerEvent {
  /** The answer to the request that the browser sent while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
}

/** The global scope of a service worker. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}
