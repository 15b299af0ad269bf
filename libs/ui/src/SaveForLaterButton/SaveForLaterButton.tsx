import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from '../Icon/Icon.module.css';

export interface SaveForLaterButtonProps {
  /** Whether it is saved already. Screen readers announce it as pressed. */
  isSaved: boolean;
  /** The same before and after: "Gem til senere". */
  children: ReactNode;
  onToggle: () => void;
}

/** Not in the set of `Icon`, which every page loads. */
const HEART = 'M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6C20.5 15.2 12 20 12 20Z';

/** A button that saves something for later, or removes it again. */
export function SaveForLaterButton({ isSaved, children, onToggle }: SaveForLaterButtonProps) {
  return (
    <Button variant="link" aria-pressed={isSaved} onClick={onToggle}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={HEART} fill={isSaved ? 'currentColor' : undefined} />
      </svg>
      <span>{children}</span>
    </Button>
  );
}
