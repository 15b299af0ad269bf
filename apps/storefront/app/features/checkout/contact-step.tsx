import { useState, type FormEvent } from 'react';
import { compareText, markets, type LocaleCode } from '@marehalm/i18n-routing';
import { Button, FormErrorSummary, SelectField, TextField, type FieldMistake } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import {
  checkContact,
  contactFields,
  MAX_FIELD_LENGTH,
  type ContactField,
  type ContactMistakes,
  withField,
} from './contact';
import { mistakeText, refusedFields } from './contact-texts';
import { isPostcodeNeeded, isPostcodeNumeric } from './postcodes';
import { countryName } from './country-name';
import type { Checkout } from './use-checkout';
import styles from './checkout.module.css';

const idOf = (field: ContactField) => `checkout-${field}`;

/** Who buys and where it goes. Mistakes are told once the shopper has tried to go on, and then as fields are left. */
export function ContactStep({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const t = useText();
  const locale = usePageLocale();
  const { state, dispatch, view, bring, setNews } = checkout;
  const { contact } = state;
  const { countries } = markets[view.market];
  const [shown, setShown] = useState<ContactMistakes>({});
  // As of the last attempt: a list that shrank while fields are corrected would move the page and take the focus.
  const [summary, setSummary] = useState<readonly FieldMistake[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isConfirming, setConfirming] = useState(false);

  const typed = (field: ContactField, value: string) => {
    dispatch({ type: 'contactTyped', field, value });
    // What is mended is told at once, not on leaving the field: then the button would move away under the pointer.
    const left = checkContact(withField(contact, field, value));
    setShown((old) => Object.fromEntries(Object.entries(old).filter(([name]) => left[name as ContactField])));
  };
  const left = (field: ContactField) => {
    const mistake = checkContact(contact)[field];
    if (summary.length > 0 && mistake) setShown((old) => ({ ...old, [field]: mistake }));
  };
  const show = (mistakes: ContactMistakes) => {
    setShown(mistakes);
    setAttempts((count) => count + 1);
    setSummary(
      contactFields.flatMap((name) => {
        const mistake = mistakes[name];
        return mistake ? [{ fieldId: idOf(name), message: mistakeText(t, name, mistake) }] : [];
      }),
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isConfirming) return;
    const mistakes = checkContact(contact);
    show(mistakes);
    if (Object.keys(mistakes).length > 0) return;
    setNews(undefined);
    setConfirming(true);
    const answer = await bring(state);
    setConfirming(false);
    if (answer.kind === 'refused') {
      const refused = refusedFields(answer.problems);
      if (Object.keys(refused).length > 0) show(refused);
      else setNews(answer);
      return;
    }
    if (answer.kind === 'unreachable') {
      setNews({ kind: 'unreachable' });
      return;
    }
    dispatch({ type: 'contactConfirmed' });
    onDone();
  };

  const field = (name: ContactField) => {
    const mistake = shown[name];
    return {
      id: idOf(name),
      name,
      value: contact[name],
      maxLength: MAX_FIELD_LENGTH,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        typed(name, event.currentTarget.value);
      },
      onBlur: () => {
        left(name);
      },
      ...(mistake ? { error: mistakeText(t, name, mistake) } : {}),
    };
  };
  return (
    // The page says what is wrong in its own words and language, so the browser's bubbles stay away.
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormErrorSummary
        key={attempts}
        title={t('checkout.mistakes', { count: summary.length })}
        mistakes={summary}
      />
      <p className={styles.quiet}>{t('checkout.guest')}</p>
      <TextField
        {...field('email')}
        label={t('checkout.field.email')}
        hint={t('checkout.field.emailReason')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t('checkout.field.firstName')}
          autoComplete="shipping given-name"
        />
        <TextField
          {...field('lastName')}
          label={t('checkout.field.lastName')}
          autoComplete="shipping family-name"
        />
      </div>
      {countries.length > 1 && (
        <SelectField
          {...field('country')}
          label={t('checkout.field.country')}
          autoComplete="shipping country"
        >
          {countryNames(countries, locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('street')}
        label={t('checkout.field.street')}
        autoComplete="shipping address-line1"
      />
      <div className={styles.pair} data-first="short">
        <TextField
          {...field('postcode')}
          label={t('checkout.field.postcode')}
          autoComplete="shipping postal-code"
          {...(isPostcodeNumeric(contact.country) ? { inputMode: 'numeric' as const } : {})}
          {...(isPostcodeNeeded(contact.country) ? {} : { optional: t('checkout.optional') })}
        />
        <TextField
          {...field('city')}
          label={t('checkout.field.city')}
          autoComplete="shipping address-level2"
        />
      </div>
      <TextField
        {...field('phone')}
        label={t('checkout.field.phone')}
        hint={t('checkout.field.phoneReason')}
        type="tel"
        autoComplete="tel"
      />
      <Button type="submit" width="full" pending={isConfirming ? t('checkout.working') : undefined}>
        {t('checkout.continueToDelivery')}
      </Button>
    </form>
  );
}

/** Countries by their names, in the order in which the language sorts them. */
function countryNames(countries: readonly string[], locale: LocaleCode) {
  const compare = compareText(locale);
  return countries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}
