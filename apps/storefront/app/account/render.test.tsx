import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PasswordAccounts } from '@marehalm/commerce-client';
import { PageLocaleProvider } from '../intl/page-locale';
import { AccountNavigation } from './account-navigation';
import { createClientOnlyAccountRoute } from './account-route';
import { BuyAgain } from './orders/buy-again-button';
import type { LoggedInAccount } from './use-current-market-account';
import { EmailSentMessage } from './auth/email-sent-message';
import { AccountErrorNotice } from './account-error-notice';

/** Draws messages as their ids, so that a test reads which one stands where. */
function html(element: ReactElement): string {
  return renderToString(
    <MemoryRouter initialEntries={['/account/overview']}>
      <PageLocaleProvider value="en">
        <IntlProvider locale="en" onError={() => undefined}>
          {element}
        </IntlProvider>
      </PageLocaleProvider>
    </MemoryRouter>,
  );
}

const account: LoggedInAccount = {
  accounts: {} as PasswordAccounts,
  market: 'dk',
  locale: 'en',
  session: { token: 'secret', expiresAt: '2026-12-21T10:00:00Z' },
  requestLogin: () => undefined,
};

test('a page of the account has its title, and the place of the content until that is loaded', () => {
  const Page = createClientOnlyAccountRoute(async () => () => <p>Content</p>);
  const loaderData = { title: 'Title', privacy: '/about/privacy', withdraw: '/about/withdraw' };
  const page = html(<Page loaderData={loaderData} />);
  expect(page.match(/<h1[^>]*>Title<\/h1>/)).not.toBeNull();
  expect(page).toContain('aria-busy="true"');
  expect(page).toContain('site.loading');
});

test('the navigation marks the page that is shown, and holds no token', () => {
  const navigation = html(<AccountNavigation account={account} />);
  expect(navigation.match(/aria-current="page"/g)).toHaveLength(1);
  expect(navigation).toContain('account.logOut');
  expect(navigation).not.toContain('secret');
});

test('what did not work can be tried again where there is a way to', () => {
  expect(html(<AccountErrorNotice error="unreachable" />)).not.toContain('account.retry');
  expect(html(<AccountErrorNotice error="unreachable" onRetry={() => undefined} />)).toContain(
    'account.retry',
  );
});

test('buying again is named with the order among others', () => {
  const order = {
    id: 'o',
    name: 'DK1001',
    placedAt: '2026-11-21T10:00:00Z',
    total: { amount: 100, currency: 'DKK' },
    payment: 'paid',
    fulfillment: 'fulfilled',
    lines: [],
    tracking: [],
  } as const;
  expect(html(<BuyAgain account={account} order={order} variant="link" />)).toContain(
    'account.buyOrderAgain',
  );
  expect(html(<BuyAgain account={account} order={order} variant="quiet" />)).toContain('account.buyAgain');
});

test('a mail that was sent can be asked for once more', () => {
  const sent = html(
    <EmailSentMessage
      title="Sent"
      text="Look"
      help="Spam"
      again={async () => ({ kind: 'ok' })}
      back={<a href="/account/login">Back</a>}
    />,
  );
  for (const part of ['Sent', 'Look', 'Spam', 'account.mailAgain', 'Back']) expect(sent).toContain(part);
});
