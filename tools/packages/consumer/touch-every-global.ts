// What no library does: the proof that the traps work.
void typeof document;
void typeof window;
void typeof localStorage;
void typeof navigator;
void fetch('data:,');
void globalThis.XMLHttpRequest;
setTimeout(() => undefined, 0);
clearInterval(setInterval(() => undefined, 1000));
Date.now();
new Date();
Date();
new Date(0);
performance.now();
Math.random();
crypto.randomUUID();
queueMicrotask(() => crypto.getRandomValues(new Uint8Array(1)));
export {};
