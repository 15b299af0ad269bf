import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchReviewableProducts, type ReviewableProduct } from '@marehalm/checkout-domain';
import { Button, Heading, Link, Notice } from '@marehalm/ui';
import { WriteReview } from './write-review';
import styles from '../account.module.css';

/**
 * Lists the products of an order that its buyer may review, each with a review form. If `url` is on another origin, renders a
 * link to it instead.
 */
export function OrderReviews({ url }: { url: string }) {
  const intl = useIntl();
  const isOwn = new URL(url).origin === window.location.origin;
  const [products, setProducts] = useState<readonly ReviewableProduct[]>([]);
  const [open, setOpen] = useState<string>();
  const [sent, setSent] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOwn) return;
    let isCurrent = true;
    void fetchReviewableProducts(url).then((reviewable) => {
      if (isCurrent) setProducts(reviewable);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOwn, url]);
  // The form with the focused button is gone, so the focus moves to the section.
  useEffect(() => {
    if (sent.length > 0) section.current?.focus();
  }, [sent]);

  if (!isOwn) return <Link href={url}>{intl.formatMessage({ id: 'review.write' })}</Link>;
  if (products.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className={styles.content} aria-labelledby="reviews-title">
      <Heading level={2} size="title" id="reviews-title">
        {intl.formatMessage({ id: 'review.yours' })}
      </Heading>
      {products.map(({ product, name, isReviewed }) => {
        if (sent.includes(product))
          return (
            <Notice key={product} tone="success">
              {intl.formatMessage({ id: 'review.received' }, { product: name })}
            </Notice>
          );
        if (isReviewed)
          return <p key={product}>{intl.formatMessage({ id: 'review.reviewed' }, { product: name })}</p>;
        return product === open ? (
          <WriteReview
            key={product}
            product={product}
            name={name}
            url={url}
            onReceived={() => setSent([...sent, product])}
          />
        ) : (
          <div key={product}>
            <Button variant="quiet" onClick={() => setOpen(product)}>
              {intl.formatMessage({ id: 'review.writeAbout' }, { product: name })}
            </Button>
          </div>
        );
      })}
    </section>
  );
}
