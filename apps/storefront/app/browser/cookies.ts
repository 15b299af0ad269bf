import { attempt } from '@marehalm/static-router/client';

/** Returns `document.cookie`; an empty string where reading it is blocked, as in a sandboxed frame. */
export const getCookieString = (): string => attempt(() => document.cookie) ?? '';

/** Sets a cookie in the syntax of `document.cookie`, where that is allowed. */
export function setCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
