import type { RouteName } from '@marehalm/shop';

export type AccountRoute = Extract<RouteName, `account${string}`>;

/** Pages for guests. The others name the guard `authentication` in their `handle`. */
export const guestAccountRoutes: ReadonlySet<string> = new Set([
  'accountLogin',
  'accountCreate',
  'accountForgottenPassword',
  'accountResetPassword',
] satisfies AccountRoute[]);
