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

export type AccountRoute = (typeof accountRoutes)[number];

export const isAccountRoute = (name: string): name is AccountRoute =>
  (accountRoutes as readonly string[]).includes(name);
