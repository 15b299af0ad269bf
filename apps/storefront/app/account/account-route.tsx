import type { ComponentType } from 'react';
import { loadMessages } from '../../.messages/account';
import { createClientOnlyComponent } from '../intl/client-only-component';
import type { PageHandle } from '../layout/page-handle';
import { AccountPage, type AccountContentProps } from './account-page';

/** The `handle` of routes for customers who are logged in. */
export const authenticatedHandle: PageHandle = { guards: ['authentication'] };

/** Creates the component of an account route. The browser loads its content with the messages of the account. */
export function createClientOnlyAccountRoute(load: () => Promise<ComponentType<AccountContentProps>>) {
  const Content = createClientOnlyComponent(loadMessages, load);
  return function AccountRoute({ loaderData }: { loaderData: AccountContentProps & { title: string } }) {
    return <AccountPage {...loaderData} content={Content} />;
  };
}
