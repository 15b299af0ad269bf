import { Link, Picture } from '@marehalm/ui';
import { useText } from '../../text';
import type { RoutineStepView } from './block-view';
import styles from './routine-steps.module.css';

/** Products in the order in which they are used, each with what is done with it. */
export function RoutineSteps({ steps, level = 3 }: { steps: readonly RoutineStepView[]; level?: 2 | 3 }) {
  const t = useText();
  const Title = `h${level}` as const;
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, note, when, product }, position) => {
        const [picture] = product.pictures;
        return (
          <li key={position} className={styles.step}>
            {picture && (
              <Picture
                picture={picture}
                alt={picture.alt}
                sizes="(width >= 64em) 24vw, (width >= 48em) 45vw, 70vw"
                ratio="4:5"
              />
            )}
            <p className={styles.label}>
              {t('routine.step', { step: position + 1, count: steps.length })} ·{' '}
              {when === 'am' ? t('routine.morning') : t('routine.evening')}
            </p>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.note}>{note}</p>
            <p className={styles.product}>
              <Link href={product.href}>{product.name}</Link>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
