import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import {
  checkReview,
  MAX_REVIEW_LENGTHS,
  MAX_REVIEW_STARS,
  reviewFields,
  sendReview,
  type ReviewField,
  type ReviewMistake,
} from '@marehalm/checkout-domain';
import { Button, Notice, ReviewForm, TextArea, TextField } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';

export interface WriteReviewProps {
  readonly product: string;
  readonly name: string;
  /** Where the reviews of the order are sent. */
  readonly url: string;
  /** Called when the review is stored, or was before. */
  readonly onReceived: () => void;
}

type Errors = Readonly<Partial<Record<ReviewField, string>>>;

/** A form for a review of one product. */
export function WriteReview({ product, name, url, onReceived }: WriteReviewProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The button that opened the form is gone.
  useEffect(() => focusField(form.current, 'stars'), []);

  const refuse = (found: Errors) => {
    setErrors(found);
    const first = reviewFields.find((field) => found[field] !== undefined);
    if (first) focusField(form.current, first);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: string) => String(data.get(field) ?? '');
    const draft = {
      product,
      stars: Number(data.get('stars') ?? 0),
      title: text('title'),
      text: text('text'),
      name: text('name'),
    };
    const mistakes = Object.entries(checkReview(draft));
    setFailure(undefined);
    refuse(
      Object.fromEntries(
        mistakes.map(([field, mistake]) => [field, toErrorText(field as ReviewField, mistake, intl)]),
      ),
    );
    if (mistakes.length > 0) return;
    setSending(true);
    const outcome = await sendReview({ ...draft, locale }, url);
    setSending(false);
    if (outcome.kind === 'received' || outcome.kind === 'repeated') onReceived();
    else if (outcome.kind === 'refused') refuse(outcome.errors);
    else
      setFailure(
        outcome.kind === 'throttled'
          ? intl.formatMessage({ id: 'review.throttled' })
          : intl.formatMessage({ id: 'review.failed' }),
      );
  };

  const field = (which: ReviewField) => ({
    id: `${id}-${which}`,
    name: which,
    ...(errors[which] === undefined ? {} : { error: errors[which] }),
  });
  return (
    <div ref={form}>
      <ReviewForm
        title={intl.formatMessage({ id: 'review.about' }, { product: name })}
        action={url}
        onSubmit={(event) => void submit(event)}
        stars={{
          legend: intl.formatMessage({ id: 'review.yourStars' }),
          ranks: Array.from({ length: MAX_REVIEW_STARS }, (_, below) => MAX_REVIEW_STARS - below).map(
            (stars) => ({ stars, label: intl.formatMessage({ id: 'review.rankInWords' }, { stars }) }),
          ),
          ...(errors.stars === undefined ? {} : { error: errors.stars }),
        }}
        fields={
          <>
            <TextField {...field('title')} label={intl.formatMessage({ id: 'review.headline' })} />
            <TextArea {...field('text')} label={intl.formatMessage({ id: 'review.text' })} rows={6} />
            <TextField
              {...field('name')}
              label={intl.formatMessage({ id: 'review.name' })}
              hint={intl.formatMessage({ id: 'review.nameHint' })}
            />
          </>
        }
        note={intl.formatMessage({ id: 'review.terms' })}
        button={
          <Button
            type="submit"
            {...(isSending ? { pending: intl.formatMessage({ id: 'review.sending' }) } : {})}
          >
            {intl.formatMessage({ id: 'review.submit' })}
          </Button>
        }
        {...(failure === undefined ? {} : { outcome: <Notice tone="problem">{failure}</Notice> })}
      />
    </div>
  );
}

function focusField(form: HTMLElement | null, field: ReviewField): void {
  form?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
}

/** Returns what is wrong with a field. The ids are written out so that lint sees which messages are used. */
function toErrorText(field: ReviewField, mistake: ReviewMistake, intl: IntlShape): string {
  if (field === 'stars') return intl.formatMessage({ id: 'review.starsMissing' });
  if (mistake === 'too-long') {
    return intl.formatMessage({ id: 'review.tooLong' }, { most: MAX_REVIEW_LENGTHS[field] });
  }
  if (mistake === 'email') return intl.formatMessage({ id: 'review.nameIsEmail' });
  return {
    title: intl.formatMessage({ id: 'review.titleMissing' }),
    text: intl.formatMessage({ id: 'review.textMissing' }),
    name: intl.formatMessage({ id: 'review.nameMissing' }),
  }[field];
}
