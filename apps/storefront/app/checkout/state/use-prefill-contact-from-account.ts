import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Contact, isContactUntouched, toAccountContact } from '@marehalm/checkout-domain';
import type { LocaleCode } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { fillInAndSelectFocusedField } from '@marehalm/ui';
import { accountSessions } from '../../session/account-sessions';
import type { CheckoutController } from './use-checkout';

/**
 * Fills in the contact from the account of a logged-in customer if nothing has been entered yet, then calls `onPrefilled`.
 * Returns whether a customer is logged in.
 *
 * @param onPrefilled Called with the filled-in contact.
 * @returns Whether a customer is logged in.
 */
export function usePrefillContactFromAccount(
  { state: { contact, prefilled }, dispatch, view }: CheckoutController,
  locale: LocaleCode,
  onPrefilled: (known: Contact) => void,
): boolean {
  const { market } = view;
  const { session, login } = useStore(accountSessions, (sessions) => sessions[market]) ?? {};
  const isPrefilled = prefilled !== undefined;
  const latest = useRef({ contact, onPrefilled });
  useEffect(() => {
    latest.current = { contact, onPrefilled };
  });
  useEffect(() => {
    let isStale = false;
    const isUntouched = () => !isStale && isContactUntouched(contactRules, market, latest.current.contact);
    const fill = async () => {
      if (!session || login === undefined || !isUntouched()) return;
      const { createAccountService } = await import('../../config/account-service');
      const accounts = createAccountService(market, locale);
      const [profile, saved] = await Promise.all([
        accounts.fetchProfile(session),
        accounts.fetchAddresses(session),
      ]);
      if (profile.kind === 'signed-out') accountSessions.end(market, login, 'expired');
      if (profile.kind !== 'ok' || saved.kind !== 'ok' || !isUntouched()) return;
      const known = toAccountContact(contactRules, market, profile.profile, saved);
      fillInAndSelectFocusedField(() => {
        dispatch({ type: 'contactPrefilled', prefilled: { market, login, contact: known } });
        latest.current.onPrefilled(known);
      });
    };
    void fill();
    return () => {
      isStale = true;
    };
  }, [session, login, isPrefilled, market, locale, dispatch]);
  return session !== undefined;
}
