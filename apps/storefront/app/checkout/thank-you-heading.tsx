import { GrassMark, Heading } from '@marehalm/ui';
import styles from './checkout.module.css';

/** The heading of a placed order with the brand's grass, which grows once when the order is shown. */
export function ThankYouHeading({ title, isPlaced = false }: { title: string; isPlaced?: boolean }) {
  return (
    <div className={styles.thanks} data-placed={isPlaced || undefined}>
      <GrassMark />
      <Heading level={1} size="l" tabIndex={-1}>
        {title}
      </Heading>
    </div>
  );
}
