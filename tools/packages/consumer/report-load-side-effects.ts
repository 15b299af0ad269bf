// Loads the module that the command line names, and writes what that touched of the page, the network, the clock and chance,
// each with the package whose code did it.
const touches: { what: string; by: string; at: string }[] = [];
const { setImmediate } = globalThis;

function touch(what: string): void {
  const lines = (new Error().stack ?? '').split('\n');
  // Frames of CommonJS modules have a path, those of ES modules a file URL.
  const isModule = (line: string) => line.includes('file:') || line.includes('node_modules/');
  const at =
    lines.find((line) => isModule(line) && !line.includes('report-load-side-effects.ts'))?.trim() ?? '';
  const [, ...installed] = at.split('node_modules/');
  const parts = installed.at(-1)?.split('/') ?? ['here'];
  touches.push({ what, by: parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/'), at });
}

/** A global that says when it is read. What a library finds is what a server has: nothing. */
function trapGlobal(name: string): void {
  const reportRead = () => {
    touch(name);
  };
  Object.defineProperty(globalThis, name, { configurable: true, get: reportRead, set: reportRead });
}

type Method = (...values: unknown[]) => unknown;

function trapMethod(object: object, name: string, what: string, instead?: Method): void {
  const original = instead ?? (Reflect.get(object, name) as Method);
  const value: Method = (...values) => {
    touch(what);
    return original.apply(object, values);
  };
  Object.defineProperty(object, name, { configurable: true, value });
}

Error.stackTraceLimit = 100;
const page = [
  'document',
  'window',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
  'history',
];
const connections = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel'];
for (const name of [...page, ...connections]) trapGlobal(name);
trapMethod(globalThis, 'fetch', 'fetch()', () => new Promise(() => undefined));
for (const name of ['setTimeout', 'setInterval', 'setImmediate']) trapMethod(globalThis, name, `${name}()`);
trapMethod(Date, 'now', 'Date.now()');
trapMethod(performance, 'now', 'performance.now()');
trapMethod(Math, 'random', 'Math.random()');
for (const name of ['randomUUID', 'getRandomValues']) trapMethod(crypto, name, `crypto.${name}()`);
globalThis.Date = new Proxy(Date, {
  construct(target, values) {
    if (values.length === 0) touch('new Date()');
    return Reflect.construct(target, values) as Date;
  },
  apply(target) {
    touch('Date()');
    return target();
  },
});

const [, , module = ''] = process.argv;
// The entry of a service worker loads in one, whose global scope is called `self`.
if (module.endsWith('/service-worker')) Object.assign(globalThis, { self: globalThis });

await import(module);
// What it has put off until the end of the turn belongs to it.
await new Promise((resolve) => setImmediate(resolve));
console.log(JSON.stringify(touches));
export {};
