import { LatePart } from '../../late-part';
import { framed, lazyInLanguage, withWords } from '../../lazy-in-language';

/** The words of the form. No other page has them. */
const words = withWords({
  en: () => import('../../../messages/en.json?only=withdrawal&messages'),
  da: () => import('../../../messages/da.json?only=withdrawal&messages'),
});

const Form = lazyInLanguage(framed(words, async () => (await import('./withdrawal-form')).WithdrawalForm));

/** The form of a withdrawal: in the HTML of its page, its code on that page alone. */
export function LazyWithdrawalForm() {
  return (
    <LatePart>
      <Form />
    </LatePart>
  );
}
