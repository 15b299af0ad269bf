import type { ReactNode } from 'react';

/** Several states of a component below each other, for `AllVariants`. */
export function Stack({ children, width }: { children: ReactNode; /** CSS length. */ width?: string }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1.5rem',
        justifyItems: width ? 'stretch' : 'start',
        width,
        maxWidth: '100%',
      }}
    >
      {children}
    </div>
  );
}

/** Paper text on ink, or any other ground, for `AllVariants`. */
export function Ground({ color, children }: { color: string; children: ReactNode }) {
  const isDark = color === 'var(--color-ink)';
  return (
    <div
      style={{
        background: color,
        color: isDark ? 'var(--color-paper)' : 'var(--color-ink)',
        padding: '2rem',
      }}
    >
      {children}
    </div>
  );
}
