import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { choosePasswordByLink, parseMailedLink, type MailedLink } from '@marehalm/commerce-client';
import { hrefFor, type MarketId, marketIds } from '@marehalm/shop';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { useIsMountedGetter } from '@marehalm/static-router/client';
import { usePageLocale } from '../../intl/page-locale';
import { chooseMarket } from '../../session/market';
import { accountSessions } from '../../session/account-sessions';
import { createAccountService } from '../../config/account-service';
import {
  AccountForm,
  okResult,
  toAccountFormFailure,
  handledElsewhereResult,
  toFailedFormResult,
  useAccountForm,
} from './account-form';
import { NewPasswordField } from './account-text-fields';
import { setAccountNotice } from '../account-notice';
import styles from '../account.module.css';

const fields = ['newPassword'] as const;

/**
 * Renders the page that emailed links open, where customers choose a password to reset it or to activate an account. Without a
 * valid link in the URL hash, offers to send another.
 */
export function ChoosePasswordFromLink() {
  const { hash, key } = useLocation();
  return <FromMail key={key} hash={hash} />;
}

/**
 * Removes the key of the link from the URL at once, so that it stays neither in the browser's history nor on the screen. After a
 * reload a new mail is needed.
 */
function FromMail({ hash }: { hash: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [link] = useState(() => parseMailedLink(hash, marketIds));
  const [hasServed, setServed] = useState(false);
  const isFromMail = link !== undefined;
  useEffect(() => {
    // Not by the router, which would fetch the page again. The state stays, by which it recognizes its history entry.
    if (isFromMail) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isFromMail]);
  const place = useRef<HTMLDivElement>(null);
  // The form is gone, so what replaces it is announced.
  useEffect(() => {
    if (hasServed) place.current?.focus();
  }, [hasServed]);
  if (!link || hasServed) {
    return (
      <div ref={place} tabIndex={-1} className={styles.news}>
        <EmptyState
          title={intl.formatMessage({ id: hasServed ? 'account.linkServed' : 'account.linkMissing' })}
          action={
            <ButtonLink href={hrefFor('accountForgottenPassword', locale)}>
              {intl.formatMessage({ id: 'account.newLink' })}
            </ButtonLink>
          }
        >
          <p>{intl.formatMessage({ id: 'account.linkHelp' })}</p>
        </EmptyState>
      </div>
    );
  }
  return <Choose link={link} onServed={() => setServed(true)} />;
}

function Choose({ link, onServed }: { link: MailedLink<MarketId>; onServed: () => void }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const isMounted = useIsMountedGetter();
  const form = useAccountForm({
    id: 'new-password',
    fields,
    send: async ({ newPassword = '' }) => {
      const { shop: market, purpose } = link;
      const accounts = createAccountService(market, locale);
      const answer = await choosePasswordByLink(accounts, link, newPassword);
      if (answer.kind === 'already-active') return toFailedFormResult('already-active');
      if (answer.kind === 'link-invalid') {
        onServed();
        return handledElsewhereResult;
      }
      if (answer.kind !== 'ok') return toAccountFormFailure(answer, fields);
      setAccountNotice(purpose === 'reset' ? 'password-changed' : 'activated');
      chooseMarket(market);
      // Without the address, the next login of the same customer would count as another customer's.
      accountSessions.open(market, answer.session, answer.email);
      if (isMounted()) await navigate(hrefFor('accountOverview', locale), { replace: true });
      return okResult;
    },
  });
  return (
    <div className={styles.column}>
      <p>
        {intl.formatMessage({
          id: link.purpose === 'reset' ? 'account.newPasswordText' : 'account.activateText',
        })}
      </p>
      <AccountForm form={form} submit={intl.formatMessage({ id: 'account.savePassword' })}>
        <NewPasswordField form={form} label={intl.formatMessage({ id: 'account.newPassword' })} />
      </AccountForm>
    </div>
  );
}
