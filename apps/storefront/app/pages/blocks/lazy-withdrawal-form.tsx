import { lazy, type ComponentType } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { usePageLocale } from '../../intl/page-locale';
import { TextProvider, translatorOf } from '../../intl/text';

/** The words of the form. No other page has them. */
const loadWords: Record<LocaleCode, () => Promise<{ default: Parameters<typeof translatorOf>[0] }>> = {
  en: () => import('../../../messages/en.json?only=withdrawal&messages'),
  da: () => import('../../../messages/da.json?only=withdrawal&messages'),
};

function inLanguage(locale: LocaleCode): ComponentType {
  return lazy(async () => {
    const [{ WithdrawalForm }, words] = await Promise.all([import('./withdrawal-form'), loadWords[locale]()]);
    const translate = translatorOf(words.default);
    return {
      default: () => (
        <TextProvider translate={translate}>
          <WithdrawalForm />
        </TextProvider>
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
