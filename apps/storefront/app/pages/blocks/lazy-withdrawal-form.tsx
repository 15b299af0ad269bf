import { HydrationBoundary } from '../../browser/hydration-boundary';
import { inPageLanguage } from '../../intl/later';

/** The messages of the form. No other page has them. */
const loadMessages = {
  en: () => import('../../../.messages/withdrawal.en.json'),
  da: () => import('../../../.messages/withdrawal.da.json'),
};

const Form = inPageLanguage(async (locale) => {
  const [{ WithdrawalForm }, messages] = await Promise.all([
    import('./withdrawal-form'),
    loadMessages[locale](),
  ]);
  return [WithdrawalForm, messages];
});

/** The form of a withdrawal: in the HTML of its page, its code on that page alone. */
export function LazyWithdrawalForm() {
  return (
    <HydrationBoundary>
      <Form />
    </HydrationBoundary>
  );
}
