import { useEffect, useId, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import {
  checkReview,
  MAX_REVIEW_LENGTHS,
  MAX_REVIEW_STARS,
  sendReview,
  type ReviewField,
  type ReviewMistake,
} from '@marehalm/checkout-domain';
import { Button, Notice, ReviewForm, TextArea, TextField, usePostedForm } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';

/** Props of {@link WriteReview}. `product` is the id sent to the review service; `name` is shown to the shopper. */
export interface WriteReviewProps {
  readonly product: string;
  readonly name: string;
  /** Where the reviews of the order are sent. */
  readonly url: string;
  /** Called when the review is stored, or was before. */
  readonly onReceived: () => void;
}

/** A form for a review of one product. */
export function WriteReview({ product, name, url, onReceived }: WriteReviewProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  // The button that opened the form is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=stars]')?.focus(), []);

  const { field, isSending, answer, onSubmit } = usePostedForm({
    parse: (data) => {
      const text = (name: ReviewField) => String(data.get(name) ?? '');
      return {
        product,
        stars: Number(text('stars')),
        title: text('title'),
        text: text('text'),
        name: text('name'),
      };
    },
    check: checkReview,
    textOf: (mistake, name) => toErrorText(name, mistake, intl),
    send: async (review) => {
      const outcome = await sendReview({ ...review, locale }, url);
      if (outcome.kind === 'received' || outcome.kind === 'repeated') onReceived();
      return outcome;
    },
  });
  const ids = (name: ReviewField) => ({ id: `${id}-${name}`, ...field(name) });
  const { error: starsError } = field('stars');
  const problems = {
    throttled: intl.formatMessage({ id: 'review.throttled' }),
    failed: intl.formatMessage({ id: 'review.failed' }),
  };
  const problem =
    answer?.kind === 'throttled' || answer?.kind === 'failed' ? problems[answer.kind] : undefined;
  return (
    <div ref={form}>
      <ReviewForm
        title={intl.formatMessage({ id: 'review.about' }, { product: name })}
        action={url}
        onSubmit={onSubmit}
        stars={{
          legend: intl.formatMessage({ id: 'review.yourStars' }),
          ranks: Array.from({ length: MAX_REVIEW_STARS }, (_, below) => MAX_REVIEW_STARS - below).map(
            (stars) => ({ stars, label: intl.formatMessage({ id: 'review.rankInWords' }, { stars }) }),
          ),
          ...(starsError === undefined ? {} : { error: starsError }),
        }}
        fields={
          <>
            <TextField {...ids('title')} label={intl.formatMessage({ id: 'review.headline' })} />
            <TextArea {...ids('text')} label={intl.formatMessage({ id: 'review.text' })} rows={6} />
            <TextField
              {...ids('name')}
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
        {...(problem === undefined ? {} : { outcome: <Notice tone="problem">{problem}</Notice> })}
      />
    </div>
  );
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
