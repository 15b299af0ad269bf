/** The pages of the account, as the route table names them. All share one route file. */
export const accountRoutes = [
  'account',
  'accountLogin',
  'accountCreate',
  'accountForgottenPassword',
  'accountResetPassword',
  'accountOverview',
  'accountOrder',
  'accountAddresses',
  'accountAddressAdd',
  'accountAddressEdit',
  'accountEdit',
] as const;

/** Pages for whoever is not logged in: the others are guarded (`shell/guards.ts`). */
export const accountDoors: ReadonlySet<string> = new Set([
  'accountLogin',
  'accountCreate',
  'accountForgottenPassword',
  'accountResetPassword',
] satisfies AccountRoute[]);

export type AccountRoute = (typeof accountRoutes)[number];

export const isAccountRoute = (name: string): name is AccountRoute =>
  (accountRoutes as readonly string[]).includes(name);
