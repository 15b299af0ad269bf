import { attempt } from '@marehalm/static-router/client';

/** Returns `document.cookie`; an empty string where cookies are blocked, such as in a sandboxed frame. */
export const getCookieString = (): string => attempt(() => document.cookie) ?? '';

/** Writes `cookie`, a string in the syntax of `document.cookie`. Does nothing where cookies are blocked. */
export function setCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
