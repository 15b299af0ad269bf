import { lazy, type ComponentType } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { usePageLocale } from '../../intl/page-locale';
import { MessagesProvider, type Messages } from '../../intl/messages';

/** The messages of the form. No other page has them. */
const loadMessages: Record<LocaleCode, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../.messages/withdrawal.en.json'),
  da: () => import('../../../.messages/withdrawal.da.json'),
};

function inLanguage(locale: LocaleCode): ComponentType {
  return lazy(async () => {
    const [{ WithdrawalForm }, { default: messages }] = await Promise.all([
      import('./withdrawal-form'),
      loadMessages[locale](),
    ]);
    return {
      default: () => (
        <MessagesProvider messages={messages}>
          <WithdrawalForm />
        </MessagesProvider>
      ),
    };
  });
}

const forms = { en: inLanguage('en'), da: inLanguage('da') };

/** The form of a withdrawal: in the HTML of its page, its code on that page alone. */
export function LazyWithdrawalForm() {
  const Form = forms[usePageLocale()];
  return (
    <HydrationBoundary>
      <Form />
    </HydrationBoundary>
  );
}
