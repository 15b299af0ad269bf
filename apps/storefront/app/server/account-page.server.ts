import { createAccountPageData } from '@marehalm/page-data/build';
import { routeNames, type RouteName } from '@marehalm/shop';
import { createPageLoader } from './create-page-loader.server.ts';
import { getText } from './intl.server.ts';

const isAccountRoute = (name: RouteName): name is Extract<RouteName, `account${string}`> =>
  name.startsWith('account');

/** Loads the prerendered part of an account page. The browser loads everything about the customer. */
export const loadAccountPage = createPageLoader(routeNames.filter(isAccountRoute), (sources, match) =>
  createAccountPageData(sources, match, getText(match.locale, `account.title.${match.name}`)),
);
