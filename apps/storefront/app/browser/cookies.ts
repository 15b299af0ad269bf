import { attempt } from '@marehalm/static-router/client';

/** The cookies of this page as `document.cookie` has them; none where reading them is forbidden, as in a sandboxed frame. */
export const readCookies = (): string => attempt(() => document.cookie) ?? '';

/** Sets a cookie, given as to `document.cookie`, where that is allowed. */
export function setCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
